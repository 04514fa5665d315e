import type { FurtherKind } from '../further-kind.tsx'
import { RankingInput } from '../ranking/RankingInput.tsx'
import { rankingAnswer } from '../ranking/ranking-answer.ts'

export const rankingKind: FurtherKind = {
  type: 'ranking',
  Input: RankingInput,
  rules: rankingAnswer,
  role: 'group',
}
