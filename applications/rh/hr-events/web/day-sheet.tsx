import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { HrEvent, NarrowedTo } from '../hr-event.model.ts'
import { hrEventsCalls } from '../hr-events.calls.ts'
import { EventRow } from './event-row.tsx'

type Props = { day: string; narrowing: NarrowedTo; onEdit: (event: HrEvent) => void; onClose: () => void }

/** All that happens on a day. */
export function DaySheet({ day, narrowing, onEdit, onClose }: Props) {
  const t = useT()
  const { longDate } = useFormat()
  const { data, error, refetch } = useCall(hrEventsCalls.getHrEvents, { from: day, to: day, ...narrowing })
  return (
    <SideSheet title={longDate(day)} onClose={onClose}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={4} />}
      {data?.length === 0 && <Typography color="text.secondary">{t('rh.event.none-that-day')}</Typography>}
      {data && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map(event => (
            <EventRow key={event.id} event={event} onEdit={onEdit} />
          ))}
        </Box>
      )}
    </SideSheet>
  )
}
