import { useParams, useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { employeeHistoryCalls } from '#rh/employee-history/employee-history.calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { contractsCalls } from '../contracts.calls.ts'
import { ContractWizard } from './contract-wizard.tsx'
import { typedAgain, typedForNewcomer, typedOf } from './typed-contract.ts'

const stays = { staysOnPage: true } as const

/** A new contract: of what was prepared, or of the last one where the address says so. */
export function NewContractPage() {
  const t = useT()
  const { employeeId = '' } = useParams()
  const [parameters] = useSearchParams()
  const employee = useCall(employeesCalls.getEmployee, { id: employeeId }, stays)
  const contracts = useCall(contractsCalls.getEmploymentContractsOfEmployee, { id: employeeId }, stays)
  const { data: conditions, ...ofConditions } = useCall(
    employeeHistoryCalls.getPackageHistoryOfEmployee,
    { id: employeeId },
    stays,
  )
  const { data: places, ...ofPlaces } = useCall(
    employeeHistoryCalls.getSiteHistoryOfEmployee,
    { id: employeeId },
    stays,
  )
  const error = employee.error ?? contracts.error ?? ofConditions.error ?? ofPlaces.error
  const last = parameters.has('again') ? contracts.data?.[0] : undefined
  const isReady = employee.data && contracts.data && conditions && places
  return (
    <Page title={t('rh.contract.new')} context={employee.data && nameOf(employee.data)}>
      {error && !isReady && <Failed error={error} onRetry={() => void employee.refetch()} />}
      {!error && !isReady && <CardSkeleton lines={10} />}
      {isReady && employee.data && (
        <ContractWizard
          employee={employee.data}
          contract={null}
          values={last ? typedAgain(last) : typedForNewcomer({ conditions, places })}
        />
      )}
    </Page>
  )
}

/** A contract that may still be written over. */
export function ContractPage() {
  const t = useT()
  const { employeeId = '', contractId = '' } = useParams()
  const employee = useCall(employeesCalls.getEmployee, { id: employeeId }, stays)
  const contract = useCall(contractsCalls.getEmploymentContractById, { contractId, employeeId }, stays)
  const error = employee.error ?? contract.error
  const title = contract.data ? t('rh.contract.edit', { number: contract.data.number }) : t('rh.field.contract')
  return (
    <Page title={title} context={employee.data && nameOf(employee.data)}>
      {error && !contract.data && <Failed error={error} onRetry={() => void contract.refetch()} />}
      {!error && !contract.data && <CardSkeleton lines={10} />}
      {employee.data && contract.data && (
        <ContractWizard
          key={contract.data.version}
          employee={employee.data}
          contract={contract.data}
          values={typedOf(contract.data)}
        />
      )}
    </Page>
  )
}

const nameOf = ({ firstname, name }: { firstname: string; name: string }) => `${name} ${firstname}`
