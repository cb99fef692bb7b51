import Card from '@mui/material/Card'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { monthSaid } from '#kernel/web/kit/month-said.ts'
import { MonthChoice } from '#kernel/web/kit/month-choice.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { payCheckCalls } from '../pay-check.calls.ts'
import { monthOf } from '../pay-period.model.ts'
import { CompanySelect } from './company-select.tsx'
import { OpenCheck } from './open-check.tsx'
import { PayCheckOfMonth } from './pay-check-of-month.tsx'
import { useCompany } from './use-company.ts'

/** Pay looks at a month: what each is paid by, beside the month before, and what stands against it. */
export function PayCheckPage() {
  const t = useT()
  const address = useAddress<'mois'>()
  const month = monthSaid(address.of('mois'))
  const period = monthOf(month.toPlainDate({ day: 1 }).toString())
  const { data: choices } = useCall(payCheckCalls.getPayCheckChoices, {})
  const chosen = useCompany(choices)
  const { company, sites } = chosen
  const { data, error, refetch } = useCall(
    payCheckCalls.getPayCheck,
    { companyId: company?.id ?? '', ...period },
    { enabled: company !== undefined },
  )
  const { start, isSending } = useSend(payCheckCalls.openPayCheck)
  return (
    <Page
      title={t('rh.pay.pay-title')}
      context={[...(company ? [company.name] : []), ...(data?.check?.sites ?? [])].join(' · ')}
      actions={
        <>
          <CompanySelect {...chosen} />
          <MonthChoice month={month} onChoose={mois => address.change({ mois })} />
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
          key={`${company.id} ${period.from}`}
          sites={sites}
          isSending={isSending}
          onOpen={company.can.write ? siteIds => start({ companyId: company.id, ...period, siteIds }) : null}
        />
      )}
      {data?.check && <PayCheckOfMonth key={data.check.id} check={data.check} sites={sites} />}
    </Page>
  )
}
