import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { ManyProgress } from '#kernel/web/kit/many-progress.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { addressOfNewContract, contractsPath, type ToHire } from '../contracts-place.model.ts'
import type { TypedContract } from './typed-contract.ts'
import type { Making } from './use-make-many.ts'

type Props = { people: readonly ToHire[]; typed: TypedContract; making: Making; onBack: () => void }

/** How far the contracts of many people are; who is refused is named with why, and may be written alone. */
export function MakingMany({ people, typed, making, onBack }: Props) {
  const t = useT()
  const { start, stop, done, refused, isRunning } = making
  const isWhole = done.size === people.length
  return (
    <SectionCard title={t('rh.contract.many-make')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ManyProgress
          told={t('rh.contract.many-progress', { done: done.size, total: people.length })}
          done={done.size}
          total={people.length}
          refused={people.flatMap(({ id, name }) => {
            const why = refused.get(id)
            return why === undefined ? [] : [{ id, name, why, to: addressOfNewContract(id) }]
          })}
          refusedLabel={t('rh.contract.many-refused')}
          success={isWhole ? t('rh.contract.many-done') : undefined}
        />
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
