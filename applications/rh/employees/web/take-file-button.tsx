import FolderZipOutlined from '~icons/ic/outline-folder-zip'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { type ApiError, downloadCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { employeeExportCalls } from '#rh/employee-export/employee-export.calls.ts'
import type { Employee } from '../employee.model.ts'
import { spokenName } from './employee-names.ts'

/** Hands over the whole file of somebody, as he may ask for it. */
export function TakeFileButton({ employee }: { employee: Employee }) {
  const t = useT()
  const [isTaking, setIsTaking] = useState(false)
  const take = async () => {
    setIsTaking(true)
    try {
      await downloadCall(employeeExportCalls.exportEmployee, { id: employee.id }, { staysOnPage: true })
      raiseAlert({ kind: 'success', text: t('rh.export.started', { name: spokenName(employee) }) })
    } catch (failure) {
      raiseAlert({ kind: 'error', text: (failure as ApiError).message })
    } finally {
      setIsTaking(false)
    }
  }
  return (
    <Tooltip title={t('rh.export.go')}>
      <IconButton aria-label={t('rh.export.go')} loading={isTaking} onClick={take}>
        <FolderZipOutlined />
      </IconButton>
    </Tooltip>
  )
}
