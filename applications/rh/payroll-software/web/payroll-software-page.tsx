import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { payrollSoftwareCalls } from '../payroll-software.calls.ts'
import { ConnectionCard } from './connection-card.tsx'
import { MappingCard } from './mapping-card.tsx'

/** How each company speaks to its payroll software, one company at a time. */
export function PayrollSoftwarePage() {
  const t = useT()
  const address = useAddress<'company'>()
  const { data, error, refetch } = useCall(payrollSoftwareCalls.getPayrollConnections, {})
  const connection = data?.find(({ companyId }) => companyId === address.of('company')) ?? data?.[0]
  return (
    <Page title={t('rh.payroll.title')} context={connection && t('rh.payroll.context', { count: connection.missing })}>
      {error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={8} />}
      {data?.length === 0 && <Empty title={t('rh.payroll.none')} text={t('rh.payroll.none-text')} />}
      {data && data.length > 1 && connection && (
        <Tabs
          label={t('rh.payroll.choose')}
          tabs={data.map(({ companyId, company }) => ({ value: companyId, label: company }))}
          value={connection.companyId}
          onChange={companyId => address.change({ company: companyId })}
        />
      )}
      {connection && <ConnectionCard key={`connection ${connection.companyId}`} connection={connection} />}
      {connection && <MappingCard key={`mapping ${connection.companyId}`} connection={connection} />}
    </Page>
  )
}
