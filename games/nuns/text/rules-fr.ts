import type { RuleId } from './chapters.ts';

export const frenchRules: Readonly<Record<RuleId, string>> = {
  'NR-1':
    'Le couvent est un réseau de 155 points numérotés reliés par 197 arêtes ; 52 arêtes passent par des portes, dont 10 sont fermées à clef. Les cellules 1 à 6 sont celles des novices ; les deux gardiennes partent de la cellule de l’Abbesse, au point 26.',
  'NR-37':
    'On joue de deux à huit. Une personne mène les deux gardiennes, l’Abbesse et la Prieure ; à huit, deux personnes en mènent une chacune et gagnent ou perdent ensemble. Toutes les autres mènent une novice.',
  'NR-2':
    'Chaque gardienne et chaque novice reçoit une bénédiction. Celle d’une gardienne ne sert qu’à elle, même si une seule personne mène les deux. Les cartes non distribuées restent hors du jeu, inconnues de tous.',
  'NR-3':
    'Chaque novice reçoit un personnage avec sa cellule, un désir secret et quatre cartes de mouvement. Le désir indique une clef et son emplacement, un objet et son emplacement. Elle commence en cavale, sa fiche dans sa cellule.',
  'NR-4':
    'Les deux gardiennes partagent une réserve de 16 cartes : 14 trajets, praticables depuis chaque bout, dont 8 partent du point 26, et 2 cartes Demi-tour.',
  'NR-R17':
    'À deux : une seule novice, et il faut 2 captures aux gardiennes. Une option de 2 à 4 joueurs donne deux novices à chacun, avec désir, bénédiction et plan propres ; il faut alors aux gardiennes une capture de plus qu’il n’y a de novices, et l’on gagne avec l’une ou l’autre.',
  'NR-R18':
    'Les désirs par clef : 1 le vin de prune, 2 le gâteau d’anniversaire, 3 un roman d’amour, 4 le grimoire, 5 le médicament, 6 l’eau de rose, 7 un chaton, 8 une lettre.',
  'NR-5':
    'Un tour : les novices planifient en secret ; les plans s’exécutent et les cartes sont montrées ; les novices lancent le dé de bruit ; les gardiennes se déplacent l’une après l’autre ; leurs cartes sont montrées et les marqueurs enlevés ; les gardiennes écoutent ; le tour suivant commence. Il y a au plus 15 tours.',
  'NR-6':
    'Au tour 1, les novices font deux déplacements de suite avec la même carte avant les gardiennes. Chacun des deux respecte les limites de la carte.',
  'NR-R3':
    'Les deux déplacements du tour 1 se planifient ensemble, avec un seul jet de bruit après le second. Une clef prise à la fin du premier sert déjà au second.',
  'NR-7':
    'Toutes les novices choisissent en même temps : à l’arrêt (0 point, bruit −3), marche furtive (1 ou 2, −2), marche (3 ou 4, −1) ou course (1 à 5, sans changement). Un pas suit une arête ; on peut passer deux fois au même point.',
  'NR-R4':
    'La carte se choisit avec la distance : une course peut être courte, pour bluffer. La même carte peut servir tour après tour.',
  'NR-8':
    'Quand tout le monde a planifié, les cartes de mouvement sont montrées ensemble. Le point, le chemin et le nombre de points restent secrets.',
  'NR-9':
    'Une porte fermée à clef arrête une novice sans sa clef. Avec elle, elle passe toutes les portes fermées, quelle que soit leur couleur. Les autres portes n’arrêtent personne.',
  'NR-10':
    'Elle ne prend sa clef qu’en terminant un déplacement sur son point, et seulement celle de son désir. Elle la garde même si elle est capturée.',
  'NR-11':
    'Elle prend l’objet de son désir en terminant un déplacement sur son point, une fois la clef en poche.',
  'NR-12':
    'À chaque point de son chemin, on vérifie si une gardienne le voit de là où elle se tient et regarde. Si oui, sa fiche y est posée et avance à découvert tant qu’elle reste en vue.',
  'NR-13':
    'Quand elle sort de la vue par son propre déplacement, un marqueur Disparu est posé entre le dernier point vu et le premier point caché.',
  'NR-R11':
    'Un marqueur Disparu par disparition, plusieurs si elle réapparaît dans le même déplacement ; aucun si c’est une gardienne qui se détourne, ni quand une novice capturée que personne ne voit désobéit. Les marqueurs ne manquent jamais.',
  'NR-38': 'La fiche d’une novice ni vue ni capturée est dans sa cellule, où qu’elle soit vraiment.',
  'NR-39':
    'Les novices ne se bloquent, ne se voient et ne se rencontrent pas ; plusieurs peuvent être au même point sans le savoir.',
  'NR-R1':
    'Une novice ne peut ni entrer sur le point d’une gardienne ni le traverser, sauf si elle obéit. Les captures n’ont donc lieu que pendant les déplacements des gardiennes.',
  'NR-R10': 'Dans sa propre cellule, une novice sans l’objet de son désir n’est pas à l’abri.',
  'NR-14':
    'Jet de bruit : chaque novice lance un dé et ajoute le modificateur de sa carte. C’est la distance à laquelle on l’entend, comptée le long des arêtes, à travers les portes. Pour chaque gardienne à cette distance ou moins, un marqueur Bruit est posé à côté d’elle, sur la première arête d’un plus court chemin vers la novice ; entre plusieurs arêtes, la novice choisit. Les marqueurs s’additionnent, et chacun concerne une seule gardienne.',
  'NR-R2':
    'Si les deux gardiennes ont couru au tour précédent, il n’y a pas de jet de bruit. Si une seule a couru, toutes lancent le dé, mais seule l’autre entend. Au tour 1, les deux entendent.',
  'NR-R12':
    'Une novice en vue lance aussi le dé et peut être entendue ; une novice capturée ou qui vient de s’éclipser, non. Un résultat de 0 ou moins est silencieux. Un seul jet vaut contre les deux gardiennes.',
  'NR-26':
    'Écoute : chaque gardienne qui n’a pas couru lance un dé, l’Abbesse d’abord. Chaque novice en cavale ajoute son propre modificateur de ce tour et pose un marqueur si la gardienne est à portée.',
  'NR-R28':
    'L’écoute se fait d’elle-même. Au tour 15, elle n’a pas lieu : la partie s’arrête après le déplacement des gardiennes.',
  'NR-R27':
    'Poser les marqueurs ne demande pas de temps : entre plusieurs plus courts chemins, le marqueur va sur l’arête que préfère la consigne secrète de la novice, vers le plus petit numéro ou vers le plus grand ; vers le plus petit, si elle n’a rien dit. Un faux bruit peut se poser à côté d’une gardienne qui a couru.',
  'NR-25':
    'Après les déplacements des gardiennes, tous les marqueurs sont enlevés ; aucun ne reste plus d’un tour. Ceux posés après l’écoute restent jusqu’au déplacement suivant des gardiennes.',
  'NR-15':
    'Chaque gardienne a une carte trajet et la suit point par point tant que rien ne la libère. Au bout, sur un hexagone noir, la carte est défaussée et une nouvelle, avec un bout à cet endroit, est choisie aussitôt ; elle peut continuer dessus dans le même déplacement.',
  'NR-R5':
    'Les premiers trajets sont choisis pour les deux gardiennes avant tout déplacement au tour 1, sans Demi-tour. Elles n’ont jamais la même carte.',
  'NR-R14':
    'Les trajets utilisés ne reviennent pas. Si rien ne convient, ni trajet à son point ni Demi-tour, tous les trajets utilisés reviennent dans la réserve, celui qui vient de finir compris. Les Demi-tours ne reviennent jamais.',
  'NR-18':
    'Un Demi-tour peut remplacer une nouvelle carte au bout d’un trajet : il est dépensé, et la gardienne suit le même trajet en sens inverse.',
  'NR-16':
    'Chaque gardienne doit se déplacer à chaque tour : une marche de 3 ou 4 points, ou une course de 5 ou 6. Après une marche elle peut écouter, après une course elle n’entend rien.',
  'NR-24':
    'Quand les deux se sont déplacées, leurs cartes de mouvement sont montrées ; elles disent exactement ce qui a été fait.',
  'NR-17': 'Aucune porte n’arrête une gardienne, et les gardiennes ne se bloquent pas.',
  'NR-R20':
    'La personne qui mène les gardiennes choisit à chaque tour laquelle part en premier ; à huit, c’est celle de l’Abbesse. Chacune termine son déplacement. S’arrêter est une décision à part, possible dès 3 points.',
  'NR-19':
    'Une gardienne qui voit une novice en cavale, voit un marqueur Disparu, ou a un marqueur Bruit à côté d’elle peut quitter son trajet dans n’importe quelle direction. Seule celle qui a remarqué quelque chose le peut.',
  'NR-R7':
    'La liberté dure jusqu’à la fin de son déplacement. Elle vient d’un marqueur Bruit à côté d’elle au début, ou d’une novice en cavale ou du dernier point vu d’un marqueur Disparu dans son champ de vue, au début ou à chaque pivot ou pas de son propre déplacement. Une novice capturée ne libère plus personne.',
  'NR-20':
    'Une gardienne qui n’a rien remarqué au début de son déplacement doit revenir à son trajet par le plus court chemin et le poursuivre dans le même sens.',
  'NR-R13':
    'Hors de son trajet et sans liberté, chaque pas la rapproche du point le plus proche du trajet ; dessus, elle va au point suivant. Atteindre son bout termine le trajet, même quand elle est libre.',
  'NR-40': 'Les points, directions, trajets et pas des gardiennes, la réserve et la défausse sont publics.',
  'NR-21':
    'À chaque pas d’une gardienne, les novices dans son champ de vue sont révélées. Elle voit devant et sur les côtés, jusqu’à 6 points ; murs et portes bloquent, arbres, colonnes et statues non. Avant chaque pas elle pivote et regarde ; elle garde cette direction jusqu’au pas suivant.',
  'NR-22':
    'Dans l’arbre (82) et les confessionnaux (103, 107), on n’est vue que du point même, dans l’alcôve (67) que du 68, derrière l’autel (150) que du 134 et du 135. Entre 10 et 11, entre 7, 8 et 9 et entre 118 et 119, il n’y a pas de porte.',
  'NR-R6':
    'Une gardienne voit jusqu’à 95,5 degrés de part et d’autre de sa direction. Son propre point est toujours vu. Au départ elle ne regarde nulle part, et du 26 on ne voit rien.',
  'NR-R19':
    'Si le pivot lui montre une novice en cavale qu’elle n’avait pas encore vue dans ce déplacement, ou la libère, elle reste sur place et décide de nouveau, sans dépenser de point. Sinon le pas suit. À l’arrivée viennent la capture, puis la vue, puis la fin du trajet.',
  'NR-41': 'Chacun peut vérifier n’importe quelle ligne de vue à tout moment ; personne ne l’apprend.',
  'NR-23':
    'Une gardienne qui arrive sur le point d’une novice en cavale la capture : un point de capture. La novice perd son objet mais garde sa clef, et reçoit l’ordre de rentrer. La gardienne peut continuer. La même novice peut être reprise plus tard.',
  'NR-R8':
    'Après une capture, si aucun marqueur ni aucune autre novice ne l’a libérée pendant ce tour, le reste du déplacement la ramène à son trajet et le suit.',
  'NR-R21':
    'Une novice qui vient d’être capturée ne rapporte plus rien avant d’avoir désobéi ou de s’être éclipsée.',
  'NR-29':
    'Si elle avait l’objet de son désir, elle doit retourner le chercher. Capturée sur le point même, elle doit en partir et y revenir ; y rester à l’arrêt ne suffit pas.',
  'NR-27':
    'Une novice capturée reçoit l’ordre de marcher vers sa cellule. À chaque tour, elle obéit ou non. Tant qu’elle obéit, on ne peut pas la capturer, elle ne libère aucune gardienne, ne laisse pas de marqueur et ne fait pas de bruit.',
  'NR-R9':
    'Obéir : 3 ou 4 points, ou tout ce qui reste, sur un plus court chemin qu’elle peut emprunter ; les gardiennes ne l’arrêtent pas. Désobéir : un déplacement ordinaire, comme en cavale ; si elle partage le point d’une gardienne, elle doit le quitter.',
  'NR-28':
    'Dès qu’une novice obéissante est hors de vue, elle s’éclipse : sa fiche retourne dans sa cellule, et la chasse reprend au tour suivant.',
  'NR-R22':
    'Une novice obéissante est montrée là où elle est vue. Seule la fin de son propre déplacement compte pour s’éclipser ; une gardienne qui s’éloigne ne la libère pas.',
  'NR-R23':
    'Celle qui s’est éclipsée et qu’une gardienne voit dans le même tour est reprise, sans point de capture.',
  'NR-R24': 'Une novice qui obéit ne prend ni clef ni objet.',
  'NR-30':
    'Les bénédictions, chacune utilisée une fois puis défaussée à la vue de tous : Faux bruit (un faux marqueur à côté d’une gardienne), Bruit ±1 (une gardienne entend un point plus loin, une novice est entendue un point moins loin), Rapide (un point de plus) et Relance (un dé est relancé).',
  'NR-42':
    'Un faux bruit se joue après l’écoute et libère sa gardienne à son prochain déplacement, comme un vrai. Celui d’une gardienne se pose à côté d’elle et la carte est défaussée aussitôt. Celui d’une novice se pose à côté de l’une ou l’autre, et la carte n’est montrée qu’après l’écoute du tour suivant.',
  'NR-R16':
    'Avec Rapide, une gardienne peut marcher 5 points ou en courir 7 (6 si les gardiennes sont limitées à 5). Une novice l’ajoute à son plan : marche furtive de 2 ou 3, marche de 4 ou 5, course jusqu’à 6 ; au tour 1 pour l’un des deux déplacements, et jamais en obéissant.',
  'NR-R25':
    'Tous les dés d’un jet sont lancés ensemble. Puis quiconque a une bénédiction non utilisée répond une fois, en secret, quelle que soit sa carte : passer, la jouer sur un dé ou, après l’écoute, poser un faux bruit. Après l’écoute, on le demande même sans dés. Cela dure toujours autant, que l’on ait le choix ou non ; qui n’a pas répondu a passé. Les consignes répondent pour qui en a laissé, et l’on n’attend pas qui dit à tous qu’il passe. Les Relances agissent d’abord, dans le sens horaire à partir des gardiennes, puis les Bruits ±1, puis tous les marqueurs apparaissent ensemble.',
  'NR-R26':
    'Après le jet de bruit, Relance et Bruit ±1 se jouent sur n’importe quel dé ; après l’écoute, la carte d’une gardienne va sur son propre dé seulement, celle d’une novice sur l’un ou l’autre. Le +1 d’une gardienne ne compte que pour ce qu’elle entend elle-même, donc pour rien si elle a couru ; le −1 d’une novice, que pour la distance à laquelle on l’entend : par les deux gardiennes sur son propre dé, par celle qui a lancé sur un dé d’écoute. Une Relance remplace le dé pour tous.',
  'NR-31':
    'Une novice gagne dès qu’elle est de retour dans sa cellule avec l’objet de son désir. Si plusieurs y arrivent au même tour : le moins de captures, sinon la victoire est partagée. Toutes les autres perdent.',
  'NR-R15':
    'On le vérifie quand toutes les novices se sont déplacées, avant le jet de bruit ; elle doit terminer son déplacement dans la cellule. Deux novices capturées au même point font deux captures.',
  'NR-32':
    'Les gardiennes gagnent dès qu’elles ont autant de captures qu’il y a de joueurs, ou si aucune novice n’a gagné à la fin du tour 15.',
  'NR-33':
    'Variantes, chacune à part : une course fait exactement 5 points ; les gardiennes font au plus 5 points ; autant de captures que de novices suffisent ; pas de double déplacement au tour 1.',
  'NR-43':
    'Sont publics le tour, les captures, qui est en cavale ou capturée, qui a encore une bénédiction, les bénédictions utilisées, les cartes de mouvement, tous les dés, tous les marqueurs et qui les a posés, et tous les points où une novice a été vue, dans l’ordre.',
  'NR-44':
    'Sont secrets pour tous sauf elle-même le point et le chemin d’une novice là où elle n’est pas vue, le nombre de points, son désir, si elle a la clef ou l’objet, et sa bénédiction. Un faux marqueur ressemble en tout point à un vrai jusqu’à ce que la carte soit montrée.',
  'NR-45':
    'Les bénédictions des gardiennes sont cachées aux novices jusqu’à leur emploi ; à deux gardiennes séparées, chacune voit celle de l’autre. Sinon les gardiennes n’en savent pas plus qu’un spectateur.',
  'NR-46':
    'Pendant que les novices planifient, personne n’apprend qui a prévu quoi. Rien n’est montré avant que tous les plans soient remis, et on peut changer le sien jusque-là.',
  'NR-47': 'À la fin, tout est dévoilé : désirs, bénédictions, et le chemin de chaque novice, tour par tour.',
  'NR-34':
    'Celeste veut le médicament : la clef 5 est au 130, dans la chapelle, le médicament au 121, à la pharmacie. Elle court deux fois de la cellule 4 au 88 (10 points), marche 3 points jusqu’au 130 et prend la clef, puis avance furtivement de 2 points jusqu’au 115.',
  'NR-35':
    'Une novice au 72 est à 5 points d’une gardienne au 23. En marchant et avec un 6 elle est entendue, et le marqueur est posé sur la porte 23–43 ; avec un 5, non.',
  'NR-36':
    'L’Abbesse est venue du 97 au 96 et ne voit pas la novice derrière elle, au 122. Quand elle pivote vers le 95, elle la voit et, toujours au 96, peut aussitôt prendre une autre direction.',
};
