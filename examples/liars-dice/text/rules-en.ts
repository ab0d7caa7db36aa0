import type { RuleId } from './chapters.ts';

export const englishRules: Readonly<Record<RuleId, string>> = {
  'LD-1':
    'Two to six players have a cup and five dice each. The host may choose fewer dice for a shorter match.',
  'LD-2': 'Chance decides who begins the first round.',
  'LD-3': 'A round begins when everybody rolls all the dice they have left under their cup.',
  'LD-4': 'You look at your own dice alone. How many dice everybody has is open to all.',
  'LD-5':
    'Clockwise, whoever is to play bids or doubts. A bid says that under all cups together at least so many dice show a face.',
  'LD-6':
    'Each bid of a round is higher than the one before: more dice of any face, or as many of a higher face.',
  'LD-7': 'Nobody may bid more dice than there are on the table.',
  'LD-8': 'Instead of bidding you may doubt the last bid. Then all cups are lifted.',
  'LD-9':
    'The dice that show the face of the bid are counted. With wild ones, ones count as every other face too; for a bid of ones only ones count.',
  'LD-10':
    'If at least as many dice were found as were bid, whoever doubted loses a die. Otherwise the bidder loses one.',
  'LD-11':
    'Whoever lost a die begins the next round. If it was their last one, the next player with dice begins.',
  'LD-12':
    'Without dice you are out. The last player with dice wins; the others are placed as they held out.',
  'LD-13': 'Everybody sees all dice when the cups are lifted.',
};
