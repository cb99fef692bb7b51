import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { eventKinds, type HrEvent } from '../hr-event.model.ts'
import { hrEventsCalls } from '../hr-events.calls.ts'
import { DaySheet } from './day-sheet.tsx'
import { EventDialog } from './event-dialog.tsx'
import { EventRow } from './event-row.tsx'
import { MonthOfEvents } from './month-of-events.tsx'

/** What happens with people in a month, and what passed and waits for a word. */
export function HrEventsPage() {
  const t = useT()
  const address = useAddress<'genre' | 'site' | 'jour'>()
  const kind = eventKinds.find(one => one === address.of('genre')) ?? null
  const siteId = address.of('site')
  const narrowing = { ...(kind && { kind }), ...(siteId && { siteId }) }
  const { data: choices } = useCall(hrEventsCalls.getHrEventChoices, {})
  const leftOpen = useCall(hrEventsCalls.getHrEventsLeftOpen, narrowing, { keepsFormer: true })
  const [edited, setEdited] = useState<HrEvent | 'new' | null>(null)
  const day = address.of('jour')
  const canPlan = choices?.companies.some(company => company.canPlan)
  return (
    <Page
      title={t('rh.event.title')}
      actions={
        canPlan && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
            {t('rh.event.new')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <FilterSelect
          label={t('rh.event.kind')}
          all={t('rh.event.all-kinds')}
          choices={eventKinds.map(value => ({ value, label: t(`rh.event.kind.${value}`) }))}
          chosen={kind}
          onChoose={genre => address.change({ genre })}
        />
        <FilterSelect
          label={t('rh.field.site')}
          all={t('rh.event.all-sites')}
          choices={(choices?.sites ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          chosen={siteId}
          onChoose={site => address.change({ site })}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' },
        }}
      >
        <LeftOpen {...leftOpen} onEdit={setEdited} />
        <MonthOfEvents narrowing={narrowing} onOpenDay={jour => address.change({ jour })} />
      </Box>
      {day && /^\d{4}-\d{2}-\d{2}$/.test(day) && (
        <DaySheet day={day} narrowing={narrowing} onEdit={setEdited} onClose={() => address.change({ jour: null })} />
      )}
      {edited && choices && (
        <EventDialog event={edited === 'new' ? null : edited} choices={choices} onClose={() => setEdited(null)} />
      )}
    </Page>
  )
}

type Props = {
  data: readonly HrEvent[] | undefined
  error: Error | null
  refetch: () => void
  onEdit: (event: HrEvent) => void
}

function LeftOpen({ data, error, refetch, onEdit }: Props) {
  const t = useT()
  return (
    <SectionCard title={t('rh.event.left-open')}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={4} />}
      {data?.length === 0 && <Typography color="text.secondary">{t('rh.event.nothing-open')}</Typography>}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: { xs: 420, lg: 560 }, overflowY: 'auto' }}>
          {data.map(event => (
            <EventRow key={event.id} event={event} isDated onEdit={onEdit} />
          ))}
        </Box>
      )}
    </SectionCard>
  )
}
