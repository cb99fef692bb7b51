import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Passage } from '../passage.model.ts'

export const results = ['granted', 'refused', 'overridden'] as const

/** Let in, kept out, or let in all the same. */
export const resultOf = ({ result, overriddenAt }: Pick<Passage, 'result' | 'overriddenAt'>) =>
  overriddenAt === null ? result : 'overridden'

const tones = { granted: 'success', refused: 'error', overridden: 'warning' } as const

export function ResultChip({ passage }: { passage: Passage }) {
  const t = useT()
  const result = resultOf(passage)
  return <Chip label={t(`rh.access.result.${result}`)} tone={tones[result]} />
}
