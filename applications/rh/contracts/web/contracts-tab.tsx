import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { Employee } from '#rh/employees/employee.model.ts'
import { contractsElement } from '../contract.model.ts'
import { contractsCalls } from '../contracts.calls.ts'
import { addressOfNewContract } from '../contracts-place.model.ts'
import { ContractCard } from './contract-card.tsx'

/** The contracts of somebody, the newest first, and the way to a new one. */
export function ContractsTab({ employee }: { employee: Employee }) {
  const t = useT()
  const mayWrite = useLevel(contractsElement) >= 2 && employee.status === 'active'
  const { data, error, refetch } = useCall(
    contractsCalls.getEmploymentContractsOfEmployee,
    { id: employee.id },
    { staysOnPage: true },
  )
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={6} />
  const add = (
    <Button component={Link} to={addressOfNewContract(employee.id)} variant="contained" startIcon={<Add />}>
      {t('rh.contract.new')}
    </Button>
  )
  if (data.length === 0)
    return <Empty title={t('rh.contract.none')} text={t('rh.contract.none-text')} action={mayWrite && add} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {mayWrite && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <Button component={Link} to={`${addressOfNewContract(employee.id)}?again`} variant="outlined" color="inherit">
            {t('rh.contract.again')}
          </Button>
          {add}
        </Box>
      )}
      {data.map(contract => (
        <ContractCard key={contract.id} contract={contract} />
      ))}
    </Box>
  )
}
