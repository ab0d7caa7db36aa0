import type { RuleId } from './chapters.ts';

export const frenchRules: Readonly<Record<RuleId, string>> = {
  'TP-1':
    'L’abbaye compte 13 salles numérotées, dont l’église. Un portail principal et un portail latéral donnent chacun sur une salle, des passages relient les salles voisines, et une porte mobile occupe toujours l’un des passages.',
  'TP-2':
    'Le port est une rangée de six entrepôts, le premier marqué d’un bateau. Les trois premiers contiennent trois tuiles chacun, les autres quatre.',
  'TP-3':
    'Le sac contient 90 tuiles de port : 13 calices, 17 livres et 20 anneaux sigillaires de chacun des trois types.',
  'TP-4':
    'Chacun a en réserve 5 calices, 6 livres et 7 anneaux de chaque type, ainsi qu’un pion, un marqueur de score et dix cartes : les moines Anselmus, Josua et Lucas, le novice Benjamin, l’enlumineur Stephanus, le portier Porticus, la messagère Maria, l’abbé Remigius, le prieur Severus et les Cloches.',
  'TP-5':
    'Chaque salle a ses propres emplacements : des cases pour un seul calice ou un seul livre, et une ou plusieurs zones d’anneaux d’une ou plusieurs places.',
  'TP-46':
    'Trois figurines n’appartiennent à personne : Remigius, Severus et l’espion Vitus. Vitus n’a pas de carte.',
  'TP-47':
    'Chaque objet a une face non comptabilisée et une face comptabilisée. Il est non comptabilisé en réserve, en stock et quand on le cache ; une fois retourné, il reste comptabilisé.',
  'TP-48':
    'Ordre de la mise en place : le port, la porte, Remigius, Vitus, Severus, le choix des anneaux, le premier round.',
  'TP-6':
    'On remplit les entrepôts dans l’ordre en piochant dans le sac, chacun selon sa capacité. Un second calice pour le même entrepôt est mis de côté et remplacé par une autre tuile ; quand les six entrepôts sont pleins, les calices mis de côté retournent dans le sac. Qu’ils attendent jusque-là, c’est notre lecture : la règle dit « ensuite ».',
  'TP-7': 'La porte commence entre les salles 9 et 13.',
  'TP-R14': 'Le hasard désigne la personne qui commence.',
  'TP-8':
    'Dans le sens antihoraire, à partir de la droite de la personne qui commence : quelqu’un place Remigius dans la salle de son choix, le suivant Vitus dans une salle voisine, le suivant Severus où il veut, même dans une de ces deux salles. Pour une première partie, Remigius est en salle 1, Severus en salle 13 et Vitus devant le portail principal.',
  'TP-R4':
    'À deux, l’autre personne place Remigius, celle qui commence place Vitus, puis l’autre place Severus. Pour Vitus, un passage suffit, même verrouillé.',
  'TP-R16':
    'Dans une première partie, personne ne place de figurine. Vitus devant le portail n’est dans aucune salle : il ne barre rien et Stephanus ne le compte pas. Au premier pas de Remigius, il entre en salle 1.',
  'TP-9': 'Tous les pions commencent devant le portail principal et tous les scores à 0.',
  'TP-10':
    'Chacun choisit deux types d’anneaux et en prend deux de chaque, plus un du troisième type, dans sa réserve. C’est son stock, visible de tous.',
  'TP-R17':
    'Tout le monde peut choisir ses anneaux en même temps et dans n’importe quel ordre ; chaque choix est public dès qu’il est fait.',
  'TP-11':
    'Stephanus est obligatoire à cinq et facultatif à moins. À trois, la règle conseille de jouer sans lui, ce qui corse la partie. Sans lui, chacun a neuf cartes.',
  'TP-R15':
    'Par défaut, Stephanus est absent à deux et à trois et présent à quatre ; à cinq, on ne peut pas s’en passer. La mise en place de première partie est désactivée par défaut.',
  'TP-12':
    'Au premier round, chacun choisit une carte en secret. Toutes sont dévoilées ensemble, puis exécutées dans le sens horaire à partir de la personne qui commence. C’est le seul round où deux personnes peuvent montrer la même carte.',
  'TP-13':
    'Ensuite, chacun à son tour, dans le sens horaire à partir de la personne qui commence, joue une carte de sa main au sommet de sa défausse et l’exécute. Seule la carte du dessus est visible.',
  'TP-R1': 'La personne qui commence reste la même toute la partie.',
  'TP-14':
    'On ne peut pas jouer une carte visible au sommet d’une défausse adverse. Ici, une telle carte n’est pas proposée : la pénalité n’a donc jamais lieu.',
  'TP-49':
    'C’est le moment où l’on joue qui compte : chaque carte au sommet d’une défausse adverse bloque, même si elle date du round précédent ; une défausse vide ne bloque rien.',
  'TP-15':
    'Tout le monde peut savoir combien de cartes les autres ont en main et combien de tuiles restent dans le sac. À cette table, on voit aussi lesquelles, par sorte : chaque tuile tirée a été vue, il suffit donc de compter. C’est notre lecture.',
  'TP-R18':
    'L’ordre d’un tour : quitter le port, choisir une carte, se déplacer, agir, annoncer ou non. Vos propres Cloches ne servent donc jamais votre propre pion. Un pion au port ou devant un portail n’est dans aucune salle.',
  'TP-R20':
    'Ne sont secrets que les premières cartes jusqu’à ce qu’elles soient dévoilées, l’anneau que quelqu’un d’autre a choisi de retourner jusqu’à ce que tous aient choisi, l’ordre du sac et l’ordre des cartes de Raphaël. Les mains adverses apparaissent comme un nombre et les défausses par leur sommet, mais tout ce qui a été joué a été vu de tous.',
  'TP-16':
    'Les figurines passent d’une salle à une salle voisine par les passages ouverts. Une carte qui déplace une figurine la déplace d’au moins une salle ; le nombre de la carte est un maximum.',
  'TP-17':
    'Aucune figurine n’entre deux fois dans la même salle au cours d’un déplacement, sauf un pion mené par Benjamin.',
  'TP-R6':
    'Notre lecture de « pas plus d’une fois dans la même salle » : la salle de départ compte comme visitée, on ne fait donc pas l’aller-retour. Avec Benjamin, on entre au plus deux fois dans une salle.',
  'TP-18':
    'La porte verrouillée arrête les pions, Remigius et Severus des deux côtés. Vitus a ses propres clefs.',
  'TP-19': 'Entrer par un portail coûte un pas : le pion va dans la salle qui se trouve derrière.',
  'TP-50':
    'Une salle peut accueillir autant de figurines qu’on veut. Seul Vitus barre une salle, et seulement à Remigius.',
  'TP-20':
    'Un objet se place sur un emplacement libre de sa sorte, face non comptabilisée visible. Tous les anneaux d’une zone sont du même type, quels que soient leurs propriétaires ; les zones d’une salle peuvent avoir des types différents ou le même.',
  'TP-R10':
    'Une zone a le type des anneaux qui s’y trouvent, même retournés. Quand elle est de nouveau vide, n’importe quel type peut y venir.',
  'TP-21':
    'Dans la salle où se trouve Severus, on ne cache, n’apporte, ne prend et ne compte rien. Tous peuvent y entrer ou la traverser, même avec un anneau porté par Benjamin.',
  'TP-51':
    'Un moine cache des objets de votre propre stock, de même sorte ou non, dans la salle où votre pion a fini son déplacement. Vous pouvez aussi en cacher moins, ou aucun.',
  'TP-52':
    'Un objet caché reste en place jusqu’à la fin et occupe son emplacement. La seule exception est un anneau non comptabilisé déplacé par Benjamin.',
  'TP-22': 'Anselmus : votre pion avance d’une salle exactement, puis vous y cachez jusqu’à trois objets.',
  'TP-23': 'Josua : une ou deux salles, puis jusqu’à deux objets.',
  'TP-24': 'Lucas : une à trois salles, puis un objet au plus.',
  'TP-25':
    'Benjamin : votre pion avance d’une à trois salles et peut entrer deux fois dans une salle. En chemin, il peut ramasser un anneau non comptabilisé de n’importe qui, dans la salle de départ ou une salle traversée, et doit ensuite le cacher dans une autre salle selon les règles habituelles. Dans la salle de Severus, il ne ramasse ni ne cache rien, mais peut la traverser.',
  'TP-53':
    'L’anneau va dans une salle que le pion traverse ou atteint après l’avoir ramassé ; il garde son propriétaire et reste non comptabilisé. Ensuite, le pion peut continuer avec les pas restants. Un seul anneau par tour ; jamais un anneau comptabilisé, un livre ou un calice.',
  'TP-26': 'Au dernier round, Benjamin ne ramasse que vos propres anneaux.',
  'TP-R21':
    'On ne peut ramasser un anneau que si les pas restants permettent de l’apporter dans une autre salle, autre que celle de Severus, avec une place pour son type. Tant qu’on le porte, seuls les pas qui gardent un tel chemin sont possibles, et le déplacement ne peut pas finir. On peut revenir dans une salle quittée plus tôt pour l’y cacher, sauf dans celle d’où il vient.',
  'TP-27':
    'Maria : votre pion va dans l’entrepôt de votre choix, d’où qu’il vienne. Toutes ses tuiles quittent le jeu ; pour chacune, vous prenez l’objet correspondant dans votre réserve, s’il en reste, et l’ajoutez à votre stock. Juste avant votre prochain tour, le pion va devant le portail principal ou latéral, à votre choix.',
  'TP-R19':
    'Maria peut aussi aller dans un entrepôt vide, sans rien y gagner, ou dans un entrepôt où se trouve un autre pion.',
  'TP-28':
    'Stephanus : votre pion avance d’une ou deux salles ; vous gagnez un point pour chaque autre figurine dans la salle atteinte : pions, Remigius, Severus et Vitus. La présence de Severus n’empêche rien, et les salles traversées ne comptent pas.',
  'TP-29':
    'Porticus : déplacez la porte vers un autre passage, jamais vers un portail, et gagnez un point. Le passage qu’elle quitte est de nouveau ouvert.',
  'TP-R22':
    'Porticus doit mettre la porte dans un autre passage : l’un des 16 autres, peu importe qui se trouve à côté.',
  'TP-34': 'Severus : il avance d’une à trois salles et vous gagnez un point.',
  'TP-35':
    'Si votre pion est dans un entrepôt, il va devant un portail même si vous jouez une carte qui ne déplace aucun pion : Porticus, Remigius, Severus ou les Cloches.',
  'TP-R5':
    'Un pion au port va devant le portail choisi par son propriétaire au début de son tour suivant, quelle que soit la carte jouée. Personne ne ressort par un portail, et Remigius et Severus ne vont jamais dehors.',
  'TP-36':
    'Cloches : reprenez toute votre défausse, Cloches comprises, et de nouvelles marchandises arrivent : autant de tuiles que le nombre de la carte qui se trouvait au sommet. Les Cloches ne restent jamais visibles : on peut toujours les jouer, et personne n’est jamais bloqué.',
  'TP-R2':
    'Des Cloches sans carte avant elles, au premier round ou deux fois de suite, n’apportent aucune tuile et ne déclenchent rien.',
  'TP-30':
    'Remigius avance d’une ou deux salles, sans passer par la salle de Vitus s’il y a un autre chemin, et sans jamais s’y arrêter. Il compte la salle où il s’arrête : chaque anneau non comptabilisé rapporte 2 points à son propriétaire, chaque livre 3, chaque calice 5, peu importe qui a joué la carte.',
  'TP-31':
    'Après un inventaire, tous les livres et calices comptés sont retournés, mais un seul anneau par personne. Les autres anneaux restent non comptabilisés et rapporteront de nouveau.',
  'TP-R9':
    'Le propriétaire choisit l’anneau à retourner. On ne demande qu’à ceux qui ont des anneaux non comptabilisés dans deux zones ou plus de la salle, tous en même temps, avant le tour suivant.',
  'TP-32': 'Là où se trouve Severus, rien n’est compté : pas de points, et rien n’est retourné.',
  'TP-33':
    'Vitus suit : chaque fois que Remigius entre dans une salle, Vitus entre dans celle qu’il quitte, porte verrouillée ou non.',
  'TP-R7': 'Vitus suit pas à pas : après deux pas, il est dans la salle intermédiaire.',
  'TP-R8':
    'La salle de Vitus est celle où il se trouve à ce moment ; après le premier pas, c’est la salle que Remigius vient de quitter, et l’ancienne est libre. Remigius n’y entre que si aucun autre passage ouvert ne s’offre, et doit alors continuer vers une seconde salle, sans revenir. Sur ce plan, il a toujours un déplacement possible.',
  'TP-37':
    'Les nouvelles tuiles sont tirées une à une : la première va dans l’entrepôt au bateau, la suivante dans le prochain, en sautant ceux qui sont pleins et en revenant du sixième au premier, jusqu’à ce que le nombre soit atteint ou que tout soit plein. Chaque fois que les Cloches sonnent, on recommence au bateau.',
  'TP-38':
    'Un second calice pour un entrepôt va dans le prochain qui n’en a pas et qui a de la place ; s’il n’y en a aucun, il quitte le jeu. La tuile suivante va dans l’entrepôt après celui où le calice a été posé.',
  'TP-54':
    'Un calice qui quitte ainsi le jeu ne compte pas dans le nombre : on tire une autre tuile pour le même entrepôt.',
  'TP-39':
    'Si un pion se trouve dans un entrepôt, son propriétaire prend dans sa réserve les objets des tuiles nouvellement posées, une fois le remplissage terminé ; ces tuiles quittent le jeu. Cela se produit chaque fois que les Cloches sonnent, tant que le pion est là.',
  'TP-55':
    'Jusqu’à la fin du remplissage, les nouvelles tuiles restent dans leur entrepôt et comptent pour sa capacité et son unique calice, même là où se trouve un pion.',
  'TP-R11':
    'Si deux pions sont dans un même entrepôt, ce qui ne peut venir que du premier round, chacun reçoit les nouveaux objets de sa propre réserve. Un objet qui manque en réserve est perdu, et sa tuile quitte quand même le jeu.',
  'TP-40':
    'Le dernier round arrive quand les Cloches sont jouées et que le sac ne peut fournir le nombre voulu, ou quand quelqu’un a, à la fin de son tour, un objet dans chacune des 13 salles, comptabilisé ou non, et l’annonce. Dans les deux cas, c’est notre lecture : la règle parle de trop peu de tuiles « pour remplir les entrepôts », et d’une annonce « pendant son tour ».',
  'TP-R3':
    'Le sac ne suffit plus quand une tuile due ne peut être tirée alors qu’un entrepôt a encore de la place. Si tous les entrepôts sont pleins avant, ou si le sac est vidé exactement, rien ne se déclenche encore. Seul le premier déclenchement compte.',
  'TP-R23':
    'L’annonce est facultative. Elle est proposée comme dernière décision de votre tour tant que le dernier round n’a pas commencé, puis de nouveau à la fin de chaque tour où elle est vraie.',
  'TP-41':
    'Chacun joue alors un dernier tour, y compris la personne qui a déclenché la fin : c’est elle qui joue en dernier.',
  'TP-56':
    'Le tour qui déclenche la fin se termine normalement : les tuiles qui ont pu être tirées sont posées et distribuées. Le dernier round commence à gauche de la personne qui l’a déclenché et finit par elle.',
  'TP-57':
    'Au dernier round, toutes les règles s’appliquent. Les Cloches remplissent alors le port autant que le sac le permet et ne déclenchent plus rien.',
  'TP-42':
    'À la fin, chaque anneau non comptabilisé dans l’église rapporte 2 points, et chacun reçoit des points selon le nombre de salles contenant ses objets, comptabilisés ou non : 1, 2, 3 et 4 pour trois à six salles, 6, 8, 10 et 12 pour sept à dix, 15, 18 et 22 pour onze à treize. Le plus grand total gagne ; une égalité se partage.',
  'TP-R12': 'L’église est la salle 13. Son bonus compte même si Severus s’y trouve.',
  'TP-R24':
    'Une sécurité de cette table : si aucune tuile ne quitte le sac pendant 40 rounds, le dernier round commence comme si la dernière personne du 40e l’avait déclenché.',
  'TP-R25': 'Les scores n’ont pas de limite ; au bout d’une piste imprimée, on repart pour un tour.',
  'TP-43':
    'À deux, Raphaël est un troisième joueur imaginaire : deux séries de cartes inutilisées sans l’une des Cloches, soit 17 cartes, ou 19 avec Stephanus. On retire du sac 7 anneaux de chaque type, 5 livres et 4 calices.',
  'TP-58':
    'Ces tuiles sont retirées avant de remplir le port : il en reste 60, soit 13 anneaux de chaque type, 12 livres et 9 calices, dont 39 dans le sac après la mise en place.',
  'TP-44':
    'Après le premier round, on dévoile la carte du dessus de Raphaël avant chaque tour de la personne qui commence ; tant qu’elle est identique à une carte visible devant l’un des deux, on en dévoile une autre. Personne ne peut jouer cette carte pendant le round. Raphaël ne fait rien d’autre.',
  'TP-45':
    'Quand les Cloches de Raphaël sortent, toutes ses cartes, dévoilées ou non, Cloches comprises, sont mélangées, et la suivante est dévoilée selon la même règle.',
  'TP-59':
    'Seule la dernière carte dévoilée par Raphaël bloque. Elle reste jusqu’à la suivante, qui vient avant chaque tour ultérieur de la personne qui commence, même au dernier round.',
  'TP-R13': 'Raphaël ne montre aucune carte au premier round.',
};
