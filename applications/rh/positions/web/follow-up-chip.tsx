import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { MedicalFollowUp } from '../medical-follow-up.model.ts'

const tones = { SIS: 'neutral', SIA: 'info', SIR: 'warning' } as const

/** `SIR · Suivi renforcé`: the letters that forms use, and what they mean. */
export function FollowUpChip({ followUp, isShort = false }: { followUp: MedicalFollowUp; isShort?: boolean }) {
  const t = useT()
  return <Chip label={isShort ? followUp : `${followUp} · ${t(`rh.follow-up.${followUp}`)}`} tone={tones[followUp]} />
}
