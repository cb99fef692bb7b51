import Add from '~icons/ic/baseline-add'
import EditOutlined from '~icons/ic/outline-edit'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link, useLocation } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { contractsElement } from '#rh/contracts/contract.model.ts'
import { addressOfNewContract } from '#rh/contracts/contracts-place.model.ts'
import type { Employee } from '../employee.model.ts'
import { ArchiveButton } from './archive-button.tsx'
import { addressOfEdition } from './employee-addresses.ts'
import { TakeFileButton } from './take-file-button.tsx'

/** What one may do with the whole file of somebody. */
export function HeadActions({ employee }: { employee: Employee }) {
  const { id, can, status } = employee
  const t = useT()
  const mayHire = useLevel(contractsElement) >= 2 && status === 'active'
  const isEdited = useLocation().pathname === addressOfEdition(id)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {can.archive && <TakeFileButton employee={employee} />}
      {can.archive && <ArchiveButton employee={employee} />}
      {can.edit && !isEdited && (
        <Button
          component={Link}
          to={addressOfEdition(id)}
          variant="outlined"
          color="inherit"
          startIcon={<EditOutlined />}
        >
          {t('verb.edit')}
        </Button>
      )}
      {mayHire && (
        <Button component={Link} to={addressOfNewContract(id)} variant="contained" startIcon={<Add />}>
          {t('rh.contract.new')}
        </Button>
      )}
    </Box>
  )
}
