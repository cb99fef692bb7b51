import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { type Fact, Facts, isMissing } from '#kernel/web/kit/facts.tsx'

type Props = {
  facts: readonly Fact[]
  /** Opens the fields, for whoever may write them. */
  onComplete?: (() => void) | undefined
}

export const isKnown = ({ value }: Fact) => !isMissing(value)

/** What is known, and behind one line what is not. */
export function KnownFacts({ facts, onComplete }: Props) {
  const unknown = facts.filter(fact => !isKnown(fact))
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Facts minWidth={190} facts={facts.filter(isKnown)} />
      {unknown.length > 0 && (
        <Box sx={{ mx: -0.75 }}>
          <UnknownFacts facts={unknown} onComplete={onComplete} />
        </Box>
      )}
    </Box>
  )
}

/** `Compléter (4)`: what is meant stands in the tip; for who may not write, in words. */
export function UnknownFacts({ facts, onComplete }: Props) {
  const t = useT()
  const names = facts.map(({ label }) => label).join(', ')
  if (!onComplete)
    return (
      <Typography variant="caption" sx={{ color: 'text.secondary', mx: 0.75 }}>
        {t('rh.employee.not-said', { names })}
      </Typography>
    )
  return (
    <Tooltip describeChild title={names}>
      <Button
        size="small"
        color="inherit"
        startIcon={<Add />}
        onClick={onComplete}
        sx={{ color: 'text.secondary', flex: 'none', whiteSpace: 'nowrap' }}
      >
        {t('rh.employee.complete', { number: facts.length })}
      </Button>
    </Tooltip>
  )
}
