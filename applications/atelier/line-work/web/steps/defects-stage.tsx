import Box from '@mui/material/Box'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { NumberPad, numberTyped } from '#kernel/web/kit/touch/number-pad.tsx'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { useFormat } from '#kernel/web/use-format.ts'

type Kind = { id: string; name: string }

/** Kilograms by defect. */
export type KgOfDefects = Readonly<Record<string, number>>

type Props = {
  title: string
  note: string
  /** All that was lost so. */
  totalKg: number
  kinds: readonly Kind[]
  named: KgOfDefects
  onName: (named: KgOfDefects) => void
  onContinue: () => void
  onClose: () => void
}

/** What was lost is named by its defects: a tile, then how much of the rest; what nobody names stays without a name. */
export function DefectsStage({ title, note, totalKg, kinds, named, onName, onContinue, onClose }: Props) {
  const t = useT()
  const { weight } = useFormat()
  const [chosen, setChosen] = useState<Kind | null>(null)
  const restKg = (except?: Kind) =>
    inGrams(kinds.reduce((left, { id }) => (id === except?.id ? left : left - (named[id] ?? 0)), totalKg))
  if (chosen)
    return (
      <WeightOfDefect
        name={chosen.name}
        restKg={restKg(chosen)}
        onSay={kg => {
          onName({ ...named, [chosen.id]: kg })
          setChosen(null)
        }}
        onClose={() => setChosen(null)}
      />
    )
  return (
    <TouchStep
      title={title}
      note={note}
      onClose={onClose}
      foot={
        <BigButton
          label={t('verb.continue')}
          {...(restKg() > 0 && { note: t('atelier.poste.without-defect', { kg: weight(restKg()) }) })}
          onPress={onContinue}
        />
      }
    >
      <ReasonTiles
        label={title}
        tiles={kinds.map(({ id, name }) => ({
          value: id,
          label: name,
          ...(named[id] && { note: weight(named[id]) }),
        }))}
        onChoose={id => setChosen(kinds.find(kind => kind.id === id) ?? null)}
      />
    </TouchStep>
  )
}

const inGrams = (kg: number) => Math.round(kg * 1000) / 1000

type WeightProps = { name: string; restKg: number; onSay: (kg: number) => void; onClose: () => void }

function WeightOfDefect({ name, restKg, onSay, onClose }: WeightProps) {
  const t = useT()
  const { weight } = useFormat()
  const [typed, setTyped] = useState('')
  const kg = numberTyped(typed)
  return (
    <TouchStep
      title={name}
      note={t('atelier.poste.rest', { kg: weight(restKg) })}
      onClose={onClose}
      foot={
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <BigButton
            label={t('atelier.poste.whole-rest')}
            note={weight(restKg)}
            tone="plain"
            onPress={() => onSay(restKg)}
          />
          <BigButton
            label={t('verb.continue')}
            disabled={kg === undefined || kg > restKg}
            onPress={() => onSay(kg ?? 0)}
          />
        </Box>
      }
    >
      <Box sx={{ maxWidth: 460, mx: 'auto' }}>
        <NumberPad label={name} unit="kg" decimals={3} value={typed} onChange={setTyped} />
      </Box>
    </TouchStep>
  )
}
