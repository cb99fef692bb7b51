import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { addressOfNewContract, contractsPath, type ToHire } from '../contracts-place.model.ts'
import type { TypedContract } from './typed-contract.ts'
import type { Making } from './use-make-many.ts'

type Props = { people: readonly ToHire[]; typed: TypedContract; making: Making; onBack: () => void }

/** How far the contracts of many people are; who is refused is named with why, and may be written alone. */
export function MakingMany({ people, typed, making, onBack }: Props) {
  const t = useT()
  const { start, stop, done, refused, isRunning } = making
  const told = t('rh.contract.many-progress', { done: done.size, total: people.length })
  const isWhole = done.size === people.length
  return (
    <SectionCard title={t('rh.contract.many-make')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography aria-live="polite">{told}</Typography>
        <LinearProgress variant="determinate" value={(100 * done.size) / people.length} aria-label={told} />
        {isWhole && <Alert severity="success">{t('rh.contract.many-done')}</Alert>}
        {refused.size > 0 && (
          <Box component="ul" aria-label={t('rh.contract.many-refused')} sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {people
              .filter(({ id }) => refused.has(id))
              .map(({ id, name }) => (
                <Typography component="li" variant="body2" key={id}>
                  <Link component={RouterLink} to={addressOfNewContract(id)}>
                    {name}
                  </Link>{' '}
                  · {refused.get(id)}
                </Typography>
              ))}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isRunning && (
            <Button variant="outlined" color="inherit" onClick={stop}>
              {t('verb.stop')}
            </Button>
          )}
          {!isRunning && !isWhole && (
            <>
              <Button variant="contained" onClick={() => void start(typed)}>
                {t('rh.contract.many-go-on')}
              </Button>
              <Button variant="outlined" color="inherit" onClick={onBack}>
                {t('rh.contract.many-again')}
              </Button>
            </>
          )}
          {!isRunning && done.size > 0 && (
            <Button component={RouterLink} to={contractsPath} variant={isWhole ? 'contained' : 'text'}>
              {t('rh.contract.many-seen')}
            </Button>
          )}
        </Box>
      </Box>
    </SectionCard>
  )
}
