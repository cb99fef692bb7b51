import Box from '@mui/material/Box'
import { useParams, useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type Arrivals, countedArrivals } from '../arrival.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'
import { ExpectedCard } from './expected-card.tsx'

/** Who comes on a day, by site: read on a telephone the evening before, marked on a tablet at the gate. */
export function ArrivalsPage() {
  const t = useT()
  const { campaignId = '' } = useParams()
  const [address, setAddress] = useSearchParams()
  const day = address.get('day') ?? undefined
  const { data, error, refetch } = useCall(
    campaignsCalls.getArrivals,
    { id: campaignId, ...(day && { day }) },
    { staysOnPage: true },
  )
  return (
    <Page title={t('rh.arrivals.title')} context={data?.campaign.name}>
      {data && <Day arrivals={data} onDay={chosen => setAddress({ day: chosen }, { replace: true })} />}
      {!data && (error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={8} />)}
    </Page>
  )
}

function Day({ arrivals: { day, days, people }, onDay }: { arrivals: Arrivals; onDay: (day: string) => void }) {
  const t = useT()
  const { dayAndMonth } = useFormat()
  const { expected, arrived, noShow, housing, transport } = countedArrivals(people)
  const shown = days.some(one => one.day === day) ? days : [...days, { day, count: 0 }].toSorted(byDay)
  const bySite = Map.groupBy(people, ({ site }) => site)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Tabs
        label={t('field.day')}
        value={day}
        onChange={onDay}
        tabs={shown.map(({ day: one, count }) => ({ value: one, label: dayAndMonth(`${one}T12:00:00Z`), count }))}
      />
      {people.length === 0 && <Empty title={t('rh.arrivals.nobody')} text={t('rh.arrivals.nobody-text')} />}
      {people.length > 0 && (
        <Facts
          minWidth={100}
          facts={[
            { label: t('rh.arrivals.expected'), value: String(expected) },
            { label: t('rh.arrivals.came-count'), value: String(arrived) },
            { label: t('rh.arrivals.absent-count'), value: String(noShow) },
            { label: t('rh.arrivals.housing'), value: String(housing) },
            { label: t('rh.arrivals.transport'), value: String(transport) },
          ]}
        />
      )}
      {[...bySite].map(([site, there]) => (
        <SectionCard key={site ?? ''} title={site ?? t('rh.campaign.no-site')}>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              p: 0,
              m: 0,
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {there.map(person => (
              <ExpectedCard key={person.id} person={person} />
            ))}
          </Box>
        </SectionCard>
      ))}
    </Box>
  )
}

const byDay = (one: { day: string }, other: { day: string }) => (one.day < other.day ? -1 : 1)
