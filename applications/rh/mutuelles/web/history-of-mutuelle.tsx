import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { mutuellesCalls } from '../mutuelles.calls.ts'

/** What became of a cover, asked once somebody wants to know. */
export function HistoryOfMutuelle({ mutuelleId }: { mutuelleId: string }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box>
      <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('field.history')}
      </Button>
      {isOpen && <Events mutuelleId={mutuelleId} />}
    </Box>
  )
}

function Events({ mutuelleId }: { mutuelleId: string }) {
  const t = useT()
  const { date, moment } = useFormat()
  const { data, error, refetch } = useCall(
    mutuellesCalls.getHistoryOfMutuelle,
    { id: mutuelleId },
    { staysOnPage: true },
  )
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={2} />
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {data.map(({ id, what, at, by, startingDate, endingDate }) => (
        <Typography component="li" variant="body2" key={id}>
          {[
            t(`rh.mutuelle.event.${what}`),
            endingDate
              ? t('rh.contract.from-to', { from: date(startingDate), to: date(endingDate) })
              : t('rh.contract.from', { from: date(startingDate) }),
            moment(at),
            by,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      ))}
    </Box>
  )
}
