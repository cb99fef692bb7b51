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
import { applicationsPath } from '#rh/candidate-applications/candidate-application.model.ts'
import { addressOfCampaign } from '#rh/campaigns/campaigns-place.model.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
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
  const { of, change } = useAddress<'days' | 'company'>()
  const days = periods.find(one => one === of('days')) ?? '90'
  const companyId = of('company') ?? undefined
  const since = businessToday()
    .subtract({ days: Number(days) })
    .toString()
  const { data, error, refetch } = useCall(
    recruitmentIndicatorsCalls.getRecruitmentFigures,
    { since, ...(companyId && { companyId }) },
    { staysOnPage: true, keepsFormer: true },
  )
  const companies = useCall(employeesCalls.getCompaniesForEmployees, {}, { staysOnPage: true }).data ?? []
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
            onChoose={company => change({ company })}
            all={t('kernel.table.every')}
          />
        )}
      </Box>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={6} />}
      {data && <Shown figures={data} companyId={companyId} />}
    </Page>
  )
}

type Props = { figures: RecruitmentFigures; companyId: string | undefined }

function Shown({ figures, companyId }: Props) {
  const t = useT()
  const { number } = useFormat()
  const listOf = (scope: string) =>
    `${applicationsPath}?view=list&scope=${scope}${companyId ? `&company=${companyId}` : ''}`
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
