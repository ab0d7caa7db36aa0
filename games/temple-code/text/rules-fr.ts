import type { RuleId } from './chapters.ts';

export const frenchRules: Readonly<Record<RuleId, string>> = {
  'TC-1':
    'Le jeu compte 35 cartes combinaison. Chacune montre côte à côte trois statuettes différentes, à gauche, au milieu et à droite, parmi sept : Vague, Tiki, Cthulhu, Axolotl, Narval, Manchot empereur et Kraken.',
  'TC-2':
    'Chaque trio de statuettes figure sur une seule carte, dans un seul ordre. Chaque statuette se trouve cinq fois à gauche, cinq fois au milieu et cinq fois à droite.',
  'TC-3':
    'Cinq demi-médaillons sont sur la table. Ils ne peuvent pas manquer : au plus, quatre personnes en ont un chacune, et celle qui gagne en prend un second.',
  'TC-4':
    'On mélange les cartes et chacun en reçoit une sur son support : c’est sa combinaison. Les autres en voient les statuettes, mais pas la personne à qui elle appartient. Le reste forme la pioche, cachée pour tous.',
  'TC-5': 'Une personne joue en premier et reçoit le jeton premier joueur.',
  'TC-6':
    'Chacun dispose d’une feuille de notes avec une case pour chacune des sept statuettes à chacune des trois positions.',
  'TC-R11':
    'Le hasard désigne qui joue en premier. Les cartes sont distribuées deux par deux, dans le sens horaire, en commençant par cette personne.',
  'TC-7':
    'Au début d’une manche, deux cartes sont posées, statuettes visibles, devant chacun, y compris devant qui joue en premier.',
  'TC-9':
    'Chacun joue une fois, dans le sens horaire à partir du jeton premier joueur. À votre tour, désignez quelqu’un d’autre qui a encore des cartes devant soi et prenez-lui l’une des deux ; la personne désignée reçoit l’autre.',
  'TC-21':
    'Une fois quelqu’un désigné, ses deux cartes sont parties. Personne n’est donc désigné deux fois dans une manche, et il ne reste aucune carte après le dernier tour.',
  'TC-10':
    'Vous décodez alors tous les deux la carte reçue en la plaçant au-dessus de votre propre combinaison. Un rond bleu apparaît pour chacune de ses statuettes présente dans votre combinaison à la même position, un triangle rouge pour chacune qui s’y trouve à une autre position. Si rien n’apparaît, aucune des trois n’est dans votre combinaison.',
  'TC-22':
    'Vous apprenez seulement combien il y a de ronds et de triangles, jamais à quelles statuettes ils correspondent.',
  'TC-R13':
    'Gauche, milieu et droite s’entendent toujours du côté statuettes, pour les combinaisons, les cartes décodées et les annonces.',
  'TC-12': 'Une carte décodée reste visible à côté de la personne qui l’a décodée, qui peut la revoir.',
  'TC-R12':
    'La mise de côté est automatique : chaque carte décodée reste, avec son résultat, devant la personne qui l’a décodée.',
  'TC-11':
    'Si vous jouez en dernier dans la manche et qu’il ne reste que vos deux cartes, vous ne désignez personne et décodez les deux.',
  'TC-R8':
    'Cela ne peut arriver qu’à la dernière personne de la manche, car avant elle il reste toujours des cartes devant quelqu’un d’autre. À deux, cela n’arrive jamais.',
  'TC-13':
    'Quand tout le monde a joué, le jeton premier joueur passe à la personne suivante dans le sens horaire et une nouvelle manche commence.',
  'TC-8':
    'De deux à quatre : chaque fois qu’il faut une carte et que la pioche est épuisée, on mélange la défausse, qui devient la nouvelle pioche. Les cartes en jeu restent en place.',
  'TC-R3':
    'Si la pioche et la défausse réunies ne suffisent pas pour distribuer une manche, exactement autant de cartes mises de côté qu’il en manque vont à la défausse : les plus anciennes, à qui qu’elles soient. Des deux cartes d’un même tour, celle de la personne active est la plus ancienne ; de deux cartes décodées par la même personne, celle qui a été distribuée la première.',
  'TC-R7':
    'Si chacun garde toutes ses cartes, cela se produit à la manche 4 à quatre, à la manche 6 à trois et à la manche 9 à deux. Ce qu’une carte rendue vous a appris reste dans vos notes et dans la chronique.',
  'TC-14':
    'À tout moment, même en dehors de votre tour, vous pouvez annoncer vos trois statuettes dans l’ordre.',
  'TC-15':
    'Si toutes les trois sont à leur position, vous gagnez un demi-médaillon ; avec le second, vous gagnez aussitôt la partie. Les bonnes statuettes dans un autre ordre, c’est faux.',
  'TC-16':
    'Que ce soit juste ou faux, si la partie continue, vous défaussez votre combinaison et toutes les cartes mises de côté, et recevez une nouvelle combinaison. Une erreur ne coûte rien d’autre : vous gardez votre demi-médaillon.',
  'TC-R2':
    'Les cartes posées devant vous y restent quand vous recevez une nouvelle combinaison, et si c’était votre tour, il continue.',
  'TC-R4':
    'Les annonces comptent dans l’ordre où elles sont faites. Une fois la partie gagnée, on n’en accepte plus.',
  'TC-R5':
    'Il faut nommer trois statuettes différentes, que la carte existe ou non. Toute autre annonce est refusée et ne coûte rien.',
  'TC-R9':
    'Une règle de cette table contre les annonces au hasard : on ne peut annoncer qu’après avoir décodé au moins une carte avec sa combinaison actuelle. L’option « Annonces libres » lève cette limite.',
  'TC-R14':
    'Tout le monde entend l’annonce et le verdict, et voit la combinaison défaussée, y compris la personne à qui elle appartenait. À la fin de la partie, toutes les combinaisons sont dévoilées.',
  'TC-R15':
    'La nouvelle combinaison est piochée après la défausse de l’ancienne et de ses cartes : si la défausse vient d’être mélangée, ce peut être l’une d’elles. Une carte déjà décodée peut aussi revenir et être décodée de nouveau.',
  'TC-R1':
    'Deux choses vous sont cachées : votre propre combinaison et l’ordre de la pioche. Tout le reste est visible : les cartes sur la table, les combinaisons des autres, la défausse, tous les décodages et toutes les annonces.',
  'TC-R10':
    'Les spectateurs ne voient aucune combinaison encore sur son support, seulement ce que tout le monde voit ; sinon on pourrait observer sa propre partie.',
  'TC-23':
    'Uniquement des ronds bleus : chacune des trois statuettes de la carte, si vous l’avez, est là où la carte la montre. Rayez ses deux autres positions.',
  'TC-24':
    'Uniquement des triangles rouges : aucune des trois statuettes de la carte n’est là où la carte la montre. Rayez cette position pour chacune.',
  'TC-25':
    'Rien du tout : rayez les trois statuettes de la carte à toutes les positions. Ronds et triangles à la fois : rien à rayer tout de suite, mais les nombres serviront plus tard.',
  'TC-17':
    'Mélangez les cartes. La première est votre combinaison, que vous ne regardez pas ; piochez la suivante et décodez-la.',
  'TC-18': 'À chaque tour, retournez deux cartes, défaussez l’une et décodez l’autre.',
  'TC-19':
    'Vous pouvez annoncer à tout moment ; chaque combinaison trouvée rapporte un point. Trouvée ou non, vous prenez une nouvelle combinaison, puis piochez et décodez une carte, comme au début.',
  'TC-26': 'En solo, la défausse ne revient jamais : chacune des 35 cartes sert au plus une fois.',
  'TC-R16':
    'Retourner des cartes est une action de votre part : vous pouvez donc annoncer avant. Si vous annoncez alors que deux cartes sont retournées, elles le restent, et vous choisissez entre elles après le décodage de la première carte de la nouvelle combinaison.',
  'TC-R17':
    'Une nouvelle combinaison demande deux cartes dans la pioche : elle-même et une carte à décoder. S’il y en a moins, la partie se termine avec cette annonce, et les cartes encore retournées ne servent pas.',
  'TC-R6':
    'S’il ne reste qu’une carte à retourner, elle est décodée sans choix. Quand la pioche est vide et qu’aucune carte n’est retournée, vous pouvez annoncer une dernière fois ou terminer ; la partie est alors finie.',
  'TC-20':
    'La partie se termine quand les 35 cartes sont épuisées. Votre score vous vaut un titre : Novice du seuil pour 1 ou 2, Guide des galeries pour 3, Spécialiste des sceaux pour 4, Virtuose des mécanismes pour 5, Voix du temple pour 6, Oracle des profondeurs pour 7, Légende des sept statuettes pour 8.',
  'TC-R18': 'Un score de 0 ne donne pas de titre ; au-delà de 8, on a le titre de 8.',
};
