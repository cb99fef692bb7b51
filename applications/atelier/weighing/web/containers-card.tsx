import AddRounded from '~icons/ic/round-add'
import RemoveRounded from '~icons/ic/round-remove'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Container } from '../weighing.model.ts'
import { tileOf } from './tile-look.ts'
import type { WeightInHand } from './weight-in-hand.ts'

const mostCrates = 10_000

/** In what it stands and how many of them: a tap chooses, another takes it back. */
export function ContainersCard({ weight }: { weight: WeightInHand }) {
  const t = useT()
  const { crate, crates, support, crateChoices, supportChoices, chooseCrate, chooseSupport, setCrates } = weight
  if (crateChoices.length === 0 && supportChoices.length === 0) return null
  const count = (by: number) => setCrates(Math.min(Math.max(crates + by, 1), mostCrates))
  return (
    <Card
      sx={{
        p: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(210px, 1fr))',
      }}
    >
      <Choices
        label={t('atelier.weighing.crate')}
        choices={crateChoices}
        chosen={crate}
        onChoose={id => chooseCrate(id)}
      />
      <Choices
        label={t('atelier.weighing.support')}
        choices={supportChoices}
        chosen={support}
        onChoose={id => chooseSupport(id)}
      />
      {crate && (
        <Box role="group" aria-label={t('atelier.weighing.count')}>
          <Box sx={{ mb: 1, color: 'text.secondary' }}>{t('atelier.weighing.count')}</Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: '64px 1fr 64px', alignItems: 'stretch', minHeight: 72 }}>
            <Step label={t('atelier.weighing.fewer')} onPress={() => count(-1)}>
              <RemoveRounded fontSize="large" />
            </Step>
            <Box
              component="input"
              inputMode="numeric"
              aria-label={t('atelier.weighing.count')}
              value={crates}
              onChange={event => setCrates(Math.min(Number(event.target.value.replace(/\D/g, '')) || 1, mostCrates))}
              sx={countLook}
            />
            <Step label={t('atelier.weighing.more')} onPress={() => count(1)}>
              <AddRounded fontSize="large" />
            </Step>
          </Box>
        </Box>
      )}
    </Card>
  )
}

type ChoicesProps = {
  label: string
  choices: readonly Container[]
  chosen: Container | null
  onChoose: (id: string | null) => void
}

function Choices({ label, choices, chosen, onChoose }: ChoicesProps) {
  const { weight } = useFormat()
  if (choices.length === 0) return null
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ mb: 1, color: 'text.secondary' }}>{label}</Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}>
        {choices.map(({ id, name, tareKg }) => {
          const isChosen = id === chosen?.id
          return (
            <ButtonBase
              key={id}
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? null : id)}
              sx={tileOf(isChosen)}
            >
              <Box sx={{ fontWeight: 650, fontSize: '1.05rem' }}>{name}</Box>
              <Box sx={{ color: isChosen ? 'text.primary' : 'text.secondary' }}>
                <bdi>{weight(tareKg)}</bdi>
              </Box>
            </ButtonBase>
          )
        })}
      </Box>
    </Box>
  )
}

function Step({ label, onPress, children }: { label: string; onPress: () => void; children: React.ReactNode }) {
  return (
    <ButtonBase aria-label={label} onClick={onPress} sx={{ borderRadius: 2, border: 1, borderColor: 'divider' }}>
      {children}
    </ButtonBase>
  )
}

const countLook = {
  width: 1,
  minWidth: 0,
  border: 0,
  textAlign: 'center',
  font: 'inherit',
  fontSize: '2.2rem',
  fontWeight: 750,
  color: 'text.primary',
  bgcolor: 'transparent',
} as const
