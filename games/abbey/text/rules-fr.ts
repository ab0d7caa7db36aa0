import type { RuleId } from './chapters.ts';

export const frenchRules: Readonly<Record<RuleId, string>> = {
  'AB-1':
    'Il y a 24 suspects, tous différents. Chacun a cinq caractéristiques : un ordre (8 hospitaliers, 8 franciscains, 8 bénédictins), un rang (6 pères, 9 frères, 9 novices), un capuchon ou non, une barbe ou non, et il est corpulent ou maigre (12 de chaque). Cela fait douze valeurs en tout.',
  'AB-2':
    'Outre les suspects, il y a 18 événements, 24 livres du scriptorium, 8 livres de la bibliothèque, 6 reliques (les cartes Crypte) et 8 messes, de Matines à Complies ; trois dés qui désignent un joueur, et une cloche.',
  'AB-3': 'On pioche sur le dessus de la pile. Les cartes jouées retournent dessous, face cachée.',
  'AB-34': 'Un dé qui montre la couleur d’un absent est relancé.',
  'AB-4': 'Tous les pions commencent à l’église.',
  'AB-5':
    'Un suspect, vu de personne, est le coupable. Cinq suspects (à 3 ou 6 joueurs) ou trois (à 4 ou 5) sont posés face cachée au parloir. Les autres sont distribués : 6, 5, 4 ou 3 chacun à 3, 4, 5 ou 6 joueurs.',
  'AB-6':
    'Un dé désigne le premier joueur, qui prend la cloche et les messes, Matines sur le dessus. Deux autres dés désignent les derniers visiteurs des deux confessionnaux ; ce peut être le même joueur. Que les deux dés puissent désigner le même joueur est notre lecture.',
  'AB-35':
    'Les événements, les livres du scriptorium et ceux de la bibliothèque sont mélangés séparément. Chaque joueur a l’une des six couleurs et la cellule de cette couleur ; elles sont attribuées au hasard, sauf choix contraire. La règle laisse chacun choisir sa figurine : que le hasard les attribue est notre lecture.',
  'AB-7':
    'Seul le premier joueur avance la cloche : sur 1 à son premier tour, puis sur 2, 3 et 4. Si elle est déjà sur 4, il la sonne : c’est la messe.',
  'AB-8': 'Vous devez avancer d’une ou deux cases, sans finir sur votre case de départ.',
  'AB-9':
    'Si votre déplacement finit là où se trouvent d’autres joueurs, vous devez poser exactement une question à l’un d’eux. S’ils sont plusieurs, vous choisissez.',
  'AB-10': 'Vous pouvez ensuite faire l’action de la case, ou y renoncer.',
  'AB-36':
    'On joue dans le sens horaire à partir du premier joueur. Un tour a quatre temps, dans cet ordre : cloche, déplacement, rencontre, action.',
  'AB-37':
    'Chaque pas mène à une salle voisine où vous avez le droit d’entrer ; traverser, c’est entrer. Seule la dernière case compte pour la rencontre et l’action.',
  'AB-11':
    'Le joueur interrogé garde le silence, ou répond, avec vérité et précision. S’il répond, il peut poser une question en retour, à laquelle il faut répondre. On s’arrête là.',
  'AB-12':
    'On doit pouvoir répondre sans nommer un suspect, mais la question peut en nommer. On peut demander combien de cartes d’une sorte quelqu’un a en main, s’il a tel moine, combien ou lequel il a rayés, et où il ira.',
  'AB-38':
    'Tous entendent la question, la réponse, le silence et la question en retour. Celle-ci s’adresse à celui qui a demandé, suit les mêmes règles, et l’on peut y renoncer.',
  'AB-39':
    'Pour dire de quels moines vous parlez, posez des conditions : d’une à cinq, qui doivent toutes être remplies, ou deux groupes de ce genre, dont l’un suffit. Une condition, c’est : avoir une caractéristique, ou ne pas l’avoir ; être l’un des moines que vous nommez, six au plus ; ou ressembler, ou non, à une carte que vous connaissez tous deux. Cette grammaire est notre lecture : la règle ne donne que des exemples.',
  'AB-40':
    'Cartes que vous connaissez tous deux : celles que l’un a données à l’autre à la dernière messe (dans l’ordre de la liste), la dernière prise à l’autre, la dernière montrée. Sans une telle carte, la question est refusée. Les autres n’entendent que les mots.',
  'AB-41':
    'Les sortes de questions : combien de cartes en main conviennent ; as-tu celui-ci, ou un qui convient ; plus, moins ou autant de ceux-ci que de ceux-là ; combien de rayés conviennent ; celui-ci est-il rayé ; combien de restants conviennent ; une caractéristique de la dernière carte reçue de quelqu’un ; ton prochain déplacement finira-t-il dans une salle ; te reste-t-il au plus tant de suspects ; ceux qui te restent ont-ils tous une caractéristique commune. On peut aussi demander si un déplacement a fini dans une salle depuis la dernière messe, bien que tous l’aient vu : une façon de ne rien demander. Les questions en mots libres ne sont pas proposées : nul ne pourrait vérifier la réponse.',
  'AB-42':
    'Est rayé tout suspect que vous avez eu en main ou qu’on vous a montré, en privé ou en public, et tout suspect que quelqu’un a reconnu publiquement avoir. Avec l’option, les croix faites à la main comptent aussi, telles qu’elles étaient à l’instant de la question. Ce qui compte comme rayé est notre lecture : la règle s’en remet à la feuille de chacun, que nul ne pourrait vérifier.',
  'AB-43':
    'Où vous irez est la seule réponse que vous choisissez, et elle lie votre prochain déplacement : après un oui il doit finir là s’il le peut, après un non il ne le doit pas, à moins qu’il n’y ait pas d’autre issue. En sortant du labyrinthe, il peut finir partout où le labyrinthe mène ; on n’est jamais tenu de jouer une carte pour cela. Le vœu tombe à une messe, une pénitence ou un tour passé. Jusqu’où une réponse engage est notre lecture.',
  'AB-69':
    'On peut demander si quelqu’un a en main au moins tant de cartes qui conviennent : « au moins deux barbus ? » Cette question et les cinq suivantes sont nos ajouts : la règle ne fait que donner des exemples.',
  'AB-70':
    'D’une liste, on peut demander ce qu’il en est de tous les suspects à la fois : combien il en reste, combien sont rayés. Le nombre de cartes en main n’est pas une question : tous le voient.',
  'AB-71':
    'On peut demander si quelqu’un a encore en main une carte que vous connaissez tous deux et qu’il avait : une que vous lui avez donnée à la dernière messe, une qu’il vous a prise, ou une qu’il vous a montrée.',
  'AB-72':
    'On peut demander une caractéristique de la dernière carte qu’un autre joueur a montrée à quelqu’un. Qu’elle ait été montrée est public.',
  'AB-73':
    'On peut demander de quel ordre ou de quel rang quelqu’un a le plus de cartes, ou s’il a plus de moines avec ou sans capuchon, barbus ou glabres, corpulents ou maigres. La réponse en nomme une sorte, ou celles qui sont à égalité.',
  'AB-74':
    'On peut revenir sur ce que quelqu’un a dit en dernier de ses cartes ou de sa liste, qui que ce soit qui l’ait demandé : est-ce toujours vrai ? Le silence, les promesses et les réponses sur une carte connue de deux joueurs ne laissent rien sur quoi revenir.',
  'AB-75':
    'Ce qu’aucun moine ne peut être, comme un novice qui serait frère, est refusé, de même que ce qui est dit deux fois.',
  'AB-13':
    'Confessionnal : prenez une carte au hasard dans la main du dernier visiteur ; puis le dé vous désigne. Il y en a deux, l’un près de l’église, l’autre près de la cour, pour un seul pion chacun.',
  'AB-14':
    'Cellule d’un autre : prenez une carte au hasard à son propriétaire. Un seul pion y tient, mais le propriétaire peut y surprendre un intrus, qui rend la carte (ou une au hasard s’il ne l’a plus) et part en pénitence.',
  'AB-15':
    'Scriptorium : piochez un livre. Ceux qui portent une étoile se gardent en secret pour plus tard ; les autres sont lus à haute voix et agissent aussitôt. Si le sceau montre un dé, il désigne l’autre joueur.',
  'AB-16':
    'Bibliothèque : réservée aux joueurs qui ont le moins de cartes (personne n’en a moins, quelqu’un en a plus), une fois par partie. Piochez un livre, lisez-le et appliquez-le. Les autres ne peuvent pas même entrer.',
  'AB-17':
    'Parloir : prenez le premier suspect de la pile. Quand elle est vide, nommez une ou deux caractéristiques et un joueur, qui doit vous montrer une telle carte de son choix, ou dire qu’il n’en a pas.',
  'AB-18':
    'Crypte : prenez une relique (une carte Crypte) si vous n’en avez pas. Rendez-la à la fin d’un tour suivant pour rejouer aussitôt.',
  'AB-19': 'Salle du chapitre : vous pouvez faire une accusation ou une révélation par visite.',
  'AB-20':
    'La cour, les quatre cases du cloître et les autres salles sont sans effet, mais on s’y rencontre.',
  'AB-44': 'Une cellule dont personne n’a la couleur est sans effet, mais n’accueille qu’un pion.',
  'AB-45':
    'Une demande nomme une valeur, ou une valeur de deux caractéristiques, sans négation. Tous l’entendent, et entendent « aucune » ; vous seul voyez la carte.',
  'AB-21':
    'À la messe, tous les pions vont à l’église. Chacun, en même temps, passe à gauche autant de cartes que le dit la messe, ou toutes celles qu’il a ; ce qu’il reçoit reste.',
  'AB-22':
    'On pioche ensuite un événement, qui s’applique. S’il montre un dé, celui-ci désigne un joueur, ou la cellule de cette couleur. La règle dit « une salle de l’abbaye » : que ce soit la cellule de cette couleur est notre lecture.',
  'AB-23':
    'Le joueur à droite de celui qui a sonné devient premier joueur et prend la cloche et les messes ; la messe suivante est désormais en cours.',
  'AB-46': 'Venir à la messe n’est pas un déplacement : ni question, ni action.',
  'AB-24':
    'Une révélation énonce une valeur du coupable, l’une des douze. Ni deux caractéristiques, ni une négation. Nul ne peut répéter une révélation, mais on peut en contredire une, même la sienne.',
  'AB-25':
    'Les révélations sont notées avec leur auteur. À la fin, chaque révélation exacte rapporte 2 points, chaque erronée en coûte 1.',
  'AB-26': 'Nul n’accuse tant qu’il reste des cartes au parloir. Les révélations sont toujours permises.',
  'AB-27':
    'Une accusation nomme un suspect dans la salle du chapitre. Si elle est fausse, qui a la carte la montre à tous et la garde ; l’accusateur part en pénitence et perd 2 points. Si personne ne peut la montrer, le coupable est trouvé : la partie finit, et l’accusateur gagne 4 points.',
  'AB-28':
    'Le plus haut score l’emporte ; il peut être négatif. En cas d’égalité, celui qui a trouvé le coupable gagne.',
  'AB-29':
    'L’intrus surpris et le faux accusateur font pénitence : le pion va à l’église, le prochain tour est passé, et ils ne posent ni ne reçoivent de question tant qu’ils y sont. Si cela arrive juste avant la messe, c’est le premier tour après elle qui est passé. Ici, la cloche n’est jamais oubliée.',
  'AB-47':
    '« Tant qu’ils y sont » dure jusqu’à leur prochain déplacement. Un tour passé n’a ni déplacement, ni rencontre, ni action. Ne rencontrer que des pénitents n’amène aucune question.',
  'AB-48': 'La pénitence d’un commun accord n’existe pas ici : ce qu’elle punirait ne peut se faire.',
  'AB-30':
    'À six, on avance d’une à trois cases, et il y a trois tours entre les messes : la cloche commence sur 2.',
  'AB-31':
    'Variantes : bibliothèque fermée ; sans événements ; deux livres au plus pour le scriptorium ; le rythme à six avec moins de joueurs ; un début à Laudes.',
  'AB-49':
    'En détail : la bibliothèque fermée n’admet personne ; sans événements, cette partie de la messe disparaît ; qui garde deux livres peut traverser le scriptorium mais pas y finir son déplacement, les reliques ne comptent pas ; le rythme à six comprend ses deux parties ; à Laudes, Matines quitte le jeu et sept messes tournent.',
  'AB-32':
    'Vous voyez vos cartes et vos livres, tout ce qui est montré en public ou à vous, et combien de cartes a chacun. Jamais le coupable ni la main d’un autre.',
  'AB-33':
    'Votre carnet a une feuille des 24 suspects. Elle n’est qu’à vous. Si vous le voulez, le jeu y note ce qui découle de ce que vous avez vu.',
  'AB-50':
    'Sont publics aussi : le nombre de livres gardés, les reliques, la taille de la pile du parloir, les dés des confessionnaux, la cloche, la messe en cours, qui a pris combien de cartes à qui, et qui fait pénitence. Qui est volé sait quelle carte est partie.',
  'AB-R1':
    'Les messes font passer 1, 2, 3, 4, 5, 6, 6 et 6 cartes ; une option en donne une suite plus douce. Après Complies on recommence, à moins d’avoir choisi d’y finir : le coupable est alors montré, et l’on compte révélations et fausses accusations.',
  'AB-R2':
    'Sonner n’est pas un tour. Le nouveau premier joueur est assis à droite de celui qui a sonné et joue donc deux fois de suite ; chacun a quatre tours entre deux messes (trois à six joueurs), sans compter les tours gagnés ou passés.',
  'AB-R3': 'Tous choisissent ce qu’ils passent avant de rien recevoir.',
  'AB-R4':
    'Un premier joueur en pénitence avance quand même la cloche. On peut voler un pénitent, et il doit montrer une carte à la demande du parloir. Aucune relique sur un tour passé.',
  'AB-R5':
    'L’intrus rend cette carte même, sinon une au hasard, sinon rien ; qui n’en a pas pris n’en rend pas. La pénitence suit toujours. Il n’y a rien à faire dans sa propre cellule.',
  'AB-R6':
    'Si le dé vous désigne vous-même, ou un joueur sans carte, rien n’est pris. Le dé vous désigne ensuite, même si vous n’avez rien pris.',
  'AB-R7':
    'C’est le nombre de suspects en main à l’entrée qui compte. Entrer, c’est la visite, même si l’on ne pioche rien.',
  'AB-R8':
    'On ne peut accuser un suspect qu’on a soi-même en main. Le jeu disculpe lui-même l’innocent : la carte et son détenteur deviennent publics.',
  'AB-R9': 'S’il n’est pas parmi les ex æquo, ils se partagent la victoire.',
  'AB-R10':
    'Les questions sont faites d’éléments fixes, si bien que la réponse est connue avant que vous choisissiez entre silence et réponse : nul ne peut mentir. Qui n’a plus de temps garde le silence si c’est permis, sinon la réponse est donnée pour lui ; qui devait demander pose la première question de la liste.',
  'AB-R11':
    'Ce qu’une carte ne peut faire est laissé de côté ; on ne prend rien à une main vide. La carte est jouée quand même.',
  'AB-R12': 'La cloche n’avance qu’au tour normal du premier joueur, jamais à un tour supplémentaire.',
  'AB-R13':
    'Une relique ne sert ni au tour où on l’a prise, ni à la fin d’un tour qu’elle a donné, ni avec une pénitence à faire. Tous la voient.',
  'AB-R14': 'Le propriétaire surprend l’intrus avant toute rencontre : aucune question n’est posée.',
  'AB-R15': 'Les tours à passer ne s’additionnent pas.',
  'AB-R16':
    'Un pénitent reste à l’église quand un événement déplace tous les pions. Qui part en pénitence à son propre tour le termine.',
  'AB-R17':
    'Au-delà de deux cases, un déplacement peut repasser par sa case de départ, et deux fois par la même case, mais non finir où il a commencé. Qui n’a aucun déplacement permis reste sur place.',
  'AB-R18':
    'Aucune carte n’interrompt : chacune se joue quand son détenteur doit agir de toute façon, ou est posée face visible. Aucune attente ne trahit donc un secret.',
};
