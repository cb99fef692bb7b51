import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { type ApplicationFilters, applicationsPath } from '#rh/candidate-applications/candidate-application.model.ts'
import { candidateApplicationsCalls } from '#rh/candidate-applications/candidate-applications.calls.ts'
import { addressOfCampaign } from '#rh/campaigns/campaigns-place.model.ts'
import { addressOfJobOffer } from '#rh/job-offers/job-offers-place.model.ts'
import { useRefusalReasons } from '#rh/refusal-names.ts'
import type { RecruitmentFigures } from '../recruitment-indicator.model.ts'
import { recruitmentIndicatorsCalls } from '../recruitment-indicators.calls.ts'
import { CountedBars } from './counted-bars.tsx'
import { InterviewTiles } from './interview-tiles.tsx'

const periods = ['30', '90', '365'] as const

/** Recruitment in figures: where applications stand, where they come from, what keeps them. */
export function RecruitmentIndicatorsPage() {
  const t = useT()
  const { of, change } = useAddress<'days' | 'company' | 'site' | 'offer'>()
  const days = periods.find(one => one === of('days')) ?? '90'
  const [companyId, siteId, offerId] = [of('company'), of('site'), of('offer')].map(id => id ?? undefined)
  const since = businessToday()
    .subtract({ days: Number(days) })
    .toString()
  const { data, error, refetch } = useCall(
    recruitmentIndicatorsCalls.getRecruitmentFigures,
    { since, ...(companyId && { companyId }), ...(siteId && { siteId }), ...(offerId && { offerId }) },
    { staysOnPage: true, keepsFormer: true },
  )
  const filters = useCall(candidateApplicationsCalls.getApplicationFilters, {}, { staysOnPage: true }).data
  const { companies = [], sites = [], offers = [] } = filters ?? {}
  const ofCompany = (rows: ApplicationFilters['sites']) =>
    rows.filter(row => !companyId || row.companyId === companyId).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Page title={t('rh.recruitment.title')} context={t('rh.recruitment.context')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <FilterSelect
          label={t('rh.recruitment.period')}
          choices={periods.map(value => ({ value, label: t(`rh.recruitment.period.${value}`) }))}
          chosen={days}
          onChoose={chosen => change({ days: chosen === '90' ? null : chosen })}
        />
        {companies.length > 1 && (
          <FilterSelect
            label={t('field.company')}
            choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={companyId ?? null}
            onChoose={company => change({ company, site: null, offer: null })}
            all={t('kernel.table.every')}
          />
        )}
        {sites.length > 1 && (
          <FilterSelect
            label={t('rh.field.site')}
            choices={ofCompany(sites)}
            chosen={siteId ?? null}
            onChoose={site => change({ site })}
            all={t('kernel.table.every')}
          />
        )}
        {offers.length > 0 && (
          <FilterSelect
            label={t('rh.applications.offer')}
            choices={ofCompany(offers)}
            chosen={offerId ?? null}
            onChoose={offer => change({ offer })}
            all={t('kernel.table.every')}
          />
        )}
      </Box>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={6} />}
      {data && <Shown figures={data} narrowing={{ company: companyId, site: siteId, offer: offerId }} />}
    </Page>
  )
}

type Props = { figures: RecruitmentFigures; narrowing: Readonly<Record<string, string | undefined>> }

function Shown({ figures, narrowing }: Props) {
  const t = useT()
  const { number } = useFormat()
  const narrowed = Object.entries(narrowing).flatMap(([name, id]) => (id ? [`&f.${name}=${id}`] : []))
  const listOf = (scope: string) => `${applicationsPath}?view=list&scope=${scope}${narrowed.join('')}`
  const { nameOf } = useRefusalReasons()
  const { funnel, sources, refusals, missingPieces, offersToFill, campaigns } = figures
  return (
    <>
      <InterviewTiles figures={figures} toRead={listOf('received')} />
      <Box sx={columns}>
        <SectionCard title={t('rh.recruitment.funnel')}>
          <CountedBars
            lines={funnel.map(({ status, count, medianDays }) => ({
              key: status,
              name: t(`rh.application.state.${status}`),
              count,
              detail: medianDays === null ? null : t('rh.recruitment.median', { count: Math.round(medianDays) }),
              to: listOf(status),
            }))}
          />
        </SectionCard>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {offersToFill.length > 0 && (
            <SectionCard title={t('rh.recruitment.offers')}>
              <CountedBars
                lines={offersToFill.map(({ id, title, posts, retained, daysLeft }) => ({
                  key: id,
                  name: title,
                  count: retained,
                  of: posts,
                  detail: daysLeft === null ? null : t('rh.recruitment.days-left', { count: daysLeft }),
                  to: addressOfJobOffer(id),
                }))}
              />
            </SectionCard>
          )}
          {campaigns.length > 0 && (
            <SectionCard title={t('rh.recruitment.campaigns')}>
              <CountedBars
                lines={campaigns.map(({ id, name, needed, people, ready }) => ({
                  key: id,
                  name,
                  count: people,
                  of: needed,
                  detail: t('rh.recruitment.ready', { count: ready, shown: number(ready) }),
                  to: addressOfCampaign(id),
                }))}
              />
            </SectionCard>
          )}
          <SectionCard title={t('rh.recruitment.sources')}>
            <CountedBars lines={sources.map(({ code, count }) => ({ key: code, name: code, count }))} />
          </SectionCard>
          <SectionCard title={t('rh.recruitment.refusals')}>
            <CountedBars
              lines={refusals.map(({ code, count }) => ({
                key: code,
                name: nameOf(code),
                count,
              }))}
            />
          </SectionCard>
          <SectionCard title={t('rh.recruitment.missing')}>
            <CountedBars
              lines={missingPieces.map(({ code, count }) => ({
                key: code,
                name: t(`rh.hiring.piece.${code}`),
                count,
                to: listOf('accepted'),
              }))}
            />
          </SectionCard>
        </Box>
      </Box>
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}
