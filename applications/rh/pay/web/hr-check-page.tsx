import Card from '@mui/material/Card'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { WeekBar } from '#kernel/web/kit/week-bar.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useWeek } from '#kernel/web/use-week.ts'
import { payCalls } from '../pay.calls.ts'
import { CompanySelect } from './company-select.tsx'
import { HrCheckOfWeek } from './hr-check-of-week.tsx'
import { OpenCheck } from './open-check.tsx'
import { useCompany } from './use-company.ts'

/** HR looks at the week before: what was planned, worked and missed, and what stands against paying it so. */
export function HrCheckPage() {
  const t = useT()
  const { week: weekName } = useFormat()
  const week = useWeek({ usually: -1 })
  const monday = week.days[0] as string
  const { data: choices } = useCall(payCalls.getHrCheckChoices, {})
  const chosen = useCompany(choices)
  const { company, sites } = chosen
  const { data, error, refetch } = useCall(
    payCalls.getHrCheck,
    { companyId: company?.id ?? '', monday },
    { enabled: company !== undefined },
  )
  const { start, isSending } = useSend(payCalls.openHrCheck)
  return (
    <Page
      title={t('rh.pay.hr-title')}
      context={[weekName(monday), ...(data?.check?.sites ?? [])].join(' · ')}
      actions={
        <>
          <CompanySelect {...chosen} />
          <WeekBar {...week} />
        </>
      }
    >
      {choices?.companies.length === 0 && (
        <Card>
          <Empty title={t('rh.pay.no-company')} text={t('rh.pay.no-company-text')} />
        </Card>
      )}
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && choices?.companies.length !== 0 && <CardSkeleton lines={8} />}
      {data?.check === null && company && (
        <OpenCheck
          key={`${company.id} ${monday}`}
          sites={sites}
          isSending={isSending}
          onOpen={company.can.write ? siteIds => start({ companyId: company.id, monday, siteIds }) : null}
        />
      )}
      {data?.check && <HrCheckOfWeek key={data.check.id} check={data.check} days={week.days} sites={sites} />}
    </Page>
  )
}
