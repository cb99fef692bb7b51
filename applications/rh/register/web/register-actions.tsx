import LinkIcon from '~icons/ic/baseline-link'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { downloadCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { later } from '#kernel/web/later.tsx'
import { registerCalls } from '../register.calls.ts'
import type { Establishment } from '../register-line.model.ts'
import { ExportButtons } from './export-buttons.tsx'
import type { RegisterList } from './use-register-list.ts'

const InspectorSheet = later(async () => (await import('./inspector-sheet.tsx')).InspectorSheet)

/** What may be taken out of a register, by who manages it. */
export function RegisterActions({ establishment, list }: { establishment: Establishment; list: RegisterList }) {
  const t = useT()
  const alert = useAlert()
  const [isGiving, setIsGiving] = useState(false)
  if (!establishment.can.export) return null
  const siret = establishment.siret ?? ''
  const take = async (format: 'pdf' | 'csv') => {
    await downloadCall(registerCalls.exportRegister, { siret, format, ...list.narrowing }, { staysOnPage: true })
    alert.success(t('rh.register.exported'))
  }
  return (
    <>
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => setIsGiving(true)}>
        {t('rh.register.inspector')}
      </Button>
      <ExportButtons onExport={take} />
      {isGiving && <InspectorSheet establishment={establishment} onClose={() => setIsGiving(false)} />}
    </>
  )
}
