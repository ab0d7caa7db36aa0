import type { RuleId } from './chapters.ts';

export const frenchRules: Readonly<Record<RuleId, string>> = {
  'SL-1':
    'Un château rond de six zones emboîtées. Trois tournent : le centre et deux couloirs ; les autres sont fixes. Dix-huit cases montrent un secret : sept trésors, sept gnomes et quatre animaux de légende. Le cadre porte quatre cases de départ colorées. Le dé montre 2, 2, 3, 3, 4 et 4. Chacun a une pierre, des ciseaux et une feuille, et les garde tous les trois.',
  'SL-2':
    'Centre et couloirs commencent dans une position quelconque. Chacun choisit une couleur et part de sa case ; les cases de départ des autres couleurs sont des cases ordinaires. On mélange les dix-huit cartes et on retourne la première : le secret que tous recherchent.',
  'SL-R1':
    'Si la toute première carte est un animal, on la remet dans la pile et on mélange, jusqu’à en retourner une autre.',
  'SL-3': 'Le hasard désigne qui commence ; on joue ensuite dans le sens des aiguilles d’une montre.',
  'SL-4':
    'Chaque tour comporte exactement deux changements de parcours, avant que le pion avance. Un changement tourne le centre de 1 à 11 crans, ou décale un couloir d’un cran dans le sens des aiguilles d’une montre. On ne passe pas son tour.',
  'SL-5':
    'Le centre ne se tourne qu’une fois par tour. Un couloir peut être décalé deux fois, ou chacun une fois.',
  'SL-6':
    'Pas d’essai : un changement fait est définitif et ne se reprend pas, sauf si la table joue avec l’option prévue.',
  'SL-7': 'Pions et secrets tournent avec la partie qui les porte.',
  'SL-R9':
    'Les couloirs ne tournent que dans le sens des aiguilles d’une montre. Pour le centre, le sens ne change rien.',
  'SL-8':
    'Après les deux changements, vous pouvez avancer aussi loin que vous voulez sur un chemin ininterrompu, en traversant pions et secrets. Rester sur place n’est pas avancer.',
  'SL-9':
    'Si vous vous arrêtez sur la case recherchée sans qu’un autre pion y soit, vous prenez la carte, sans avoir le choix. Elle est posée face cachée devant vous. Traverser la case ne donne rien.',
  'SL-10':
    'Si vous êtes déjà sur la case recherchée à votre tour, vous pouvez prendre la carte au lieu d’avancer : avant, entre ou après les changements. Les changements qui restent dus se font quand même, et l’on n’avance pas ce tour-ci. La règle dit « sans avancer » sans préciser quand : que ce soit avant, entre ou après les changements est notre lecture.',
  'SL-11':
    'Quand une carte a été prise, le joueur dont c’est le tour retourne la suivante, tout à la fin. Puis le tour passe.',
  'SL-12':
    'Quand il n’y a plus de carte, on continue ; les cartes ne changent plus de main que par les duels et par les animaux encore détenus. Que les animaux encore détenus puissent alors servir est notre lecture : la règle ne parle que des duels.',
  'SL-23':
    'On ne prend une carte qu’à son propre tour, ou en gagnant le duel qui la décide. Un pion qui se trouve par hasard sur la case recherchée n’obtient rien pour autant. C’est notre lecture : la règle ne dit pas ce qu’il advient d’un pion arrivé là sans rien faire.',
  'SL-24': 'On ne prend qu’une carte recherchée par tour, sans compter les animaux retournés à la fin.',
  'SL-13':
    'Qui retourne un animal peut aussitôt poser son pion sur sa case, sans chemin, le prendre et retourner la carte suivante ; si c’est encore un animal, de même. S’il refuse, l’animal est recherché comme tout secret. S’il y est déjà, il le prend sans bouger. Si d’autres pions s’y trouvent, un duel décide.',
  'SL-14':
    'À votre tour, quand c’est à vous d’agir et qu’aucun duel n’est ouvert, vous pouvez jouer un animal. Il quitte le jeu ; vous choisissez une autre de vos cartes à donner et un adversaire, vous piochez chez lui deux cartes à l’aveugle (une seule s’il n’en a qu’une) et donnez la vôtre. Il faut une carte à donner et un adversaire qui en possède. On peut jouer plusieurs animaux dans un tour. Le moment du tour, ce qu’il faut pour échanger et la pioche d’une seule carte s’il n’y en a qu’une sont notre lecture.',
  'SL-R8':
    'La carte à donner est choisie avant de piocher, et toutes les cartes changent de main en même temps. Si les deux joueurs ont alors toute une sorte, celui dont c’est le tour gagne.',
  'SL-R2': 'Seuls les deux joueurs concernés voient ce qui est pioché et donné.',
  'SL-25':
    'Les animaux ne comptent pour aucune victoire, ne peuvent être nommés dans un duel et n’y sont jamais remis ; dans un échange, ils peuvent être piochés ou donnés.',
  'SL-15':
    'Si vous avancez sur une case occupée qui n’est pas la case recherchée, vous pouvez défier son occupant en duel ; s’ils sont plusieurs, vous choisissez. Un seul duel de ce genre par tour, et aucun sans avoir avancé. Que la case recherchée soit réservée au duel pour sa carte est notre lecture.',
  'SL-16':
    'Qui défie nomme trésors ou gnomes, et se bat pour une carte ou pour autant que dit le dé. Le dé est jeté après que la sorte est nommée et avant le choix des armes.',
  'SL-R4':
    'On nomme la sorte même pour une seule carte. La règle ne le demande qu’avec le dé : c’est notre lecture, comme dans l’édition allemande.',
  'SL-27': 'Un défi ne se refuse pas.',
  'SL-17':
    'Chacun choisit une arme en secret, et on les montre ensemble : la pierre bat les ciseaux, les ciseaux battent la feuille, la feuille bat la pierre. En cas d’égalité, on recommence pour le même enjeu.',
  'SL-R10': 'Les armes sont choisies en même temps. Si le temps est écoulé, le hasard choisit.',
  'SL-18':
    'Le perdant remet autant de cartes de la sorte nommée que dit l’enjeu, ou toutes celles qu’il a ; jamais une carte d’une autre sorte.',
  'SL-R5': 'Le hasard choisit lesquelles : rien dans le jeu n’en dépend.',
  'SL-19': 'Le gagnant doit poser le pion du perdant sur une case libre de son choix.',
  'SL-R6':
    'Les cases libres comprennent les départs, les secrets et la case recherchée ; un pion qu’on y pose ne prend rien avant son propre tour.',
  'SL-28':
    'Après un duel, il ne reste du tour que les animaux, les changements encore dus et la carte à retourner.',
  'SL-20':
    'Si deux ou trois pions sont sur la case recherchée, un duel entre le joueur dont c’est le tour et un autre de son choix décide de la carte. Rien d’autre n’est en jeu, sans dé : le gagnant prend la carte et place le pion du perdant. Après un déplacement ou un saut vers un animal, ce duel est obligatoire ; sans bouger, il ne vient que si l’on réclame la carte. La règle dit seulement qu’un duel a lieu si un autre pion s’y trouve : qui se bat, quand et pour quoi est notre lecture.',
  'SL-R7':
    'Si l’autre joueur gagne la carte, celui dont c’est le tour retourne quand même la suivante, avec le droit d’aller chercher un animal.',
  'SL-26':
    'Avec quatre pions sur la case recherchée, personne ne prend la carte : elle passe sous la pile et on en retourne une autre. Si la pile est vide, elle reste recherchée et personne ne la prend ce tour-ci. « Plus de trois » dans la règle ; le moment où on les compte et le cas de la pile vide sont notre lecture.',
  'SL-21':
    'Qui détient le premier les sept trésors ou les sept gnomes gagne aussitôt, même pendant le tour d’un autre, et montre ses cartes.',
  'SL-R3':
    'En option : six cartes d’une sorte suffisent, ou une dernière manche après laquelle le plus de cartes d’une sorte l’emporte ; en cas d’égalité, la victoire est partagée.',
  'SL-22':
    'Les cartes restent face cachée : tous en voient le nombre, seul leur propriétaire les connaît. Ce qui a été vu de tous peut être retenu ; l’aide-mémoire l’énumère.',
  'SL-29':
    'Sont publics : chaque carte prise sur le plateau et par qui, la sorte et le nombre des cartes remises dans un duel, le nombre des cartes échangées. Sont secrets : quel trésor ou gnome a changé de main, ce qu’un échange a apporté, et l’ordre de la pile.',
  'SL-30':
    'Sans l’aide-mémoire, la chronique et la table ne nomment une carte prise que jusqu’à la suivante : c’est la mémoire qui compte.',
};
