import { useT } from '#kernel/web/i18n.ts'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'

const reasons = ['quality', 'size', 'out-of-reach', 'customer'] as const

type Props = { note: string; onChoose: (reason: string) => void; onClose: () => void }

/** An older harvest stands free: one tap says why it waits. */
export function OlderLotStep({ note, onChoose, onClose }: Props) {
  const t = useT()
  const tiles = reasons.map(value => ({ value, label: t(`atelier.poste.older.${value}`) }))
  return (
    <TouchStep title={t('atelier.poste.older')} note={note} onClose={onClose}>
      <ReasonTiles
        label={t('field.reason')}
        tiles={tiles}
        onChoose={value => onChoose(t(`atelier.poste.older.${value}`))}
      />
    </TouchStep>
  )
}
