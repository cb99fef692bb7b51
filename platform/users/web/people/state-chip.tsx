import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { MemberState } from '../../member.model.ts'

const tones: Record<MemberState, Tone> = { active: 'success', invited: 'warning', ended: 'neutral' }

export function StateChip({ state }: { state: MemberState }) {
  const t = useT()
  return <Chip label={t(`users.state.${state}`)} tone={tones[state]} />
}
