import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { downloadCall, useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { OutcomeSheet } from '#kernel/web/kit/outcome-sheet.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { inGroups } from '#platform/identifiers/in-groups.model.ts'
import { inspectionCalls } from '../inspection.calls.ts'
import { keyOfInspection } from '../inspection.model.ts'
import { type RegisterPart, registerParts } from '../register-line.model.ts'
import { ExportButtons } from './export-buttons.tsx'
import { nameOf, useRegisterColumns } from './use-register-columns.tsx'

/** What follows `#` is gone once a page or a part is chosen: the tab holds it until it is closed. */
const heldKey = 'sillon.inspection'

/** The register of one establishment, for who has a link and no account. */
export function InspectionPage() {
  const { hash } = useLocation()
  useEffect(() => {
    if (keyOfInspection(hash)) sessionStorage.setItem(heldKey, hash)
  }, [hash])
  const key = keyOfInspection(hash) ?? keyOfInspection(sessionStorage.getItem(heldKey) ?? '')
  return key ? <Register access={key} /> : <DeadLink />
}

type Access = { clientId: string; token: string }

function Register({ access }: { access: Access }) {
  const t = useT()
  const { moment } = useFormat()
  const list = useList(inspectionCalls.inspectRegister, { module: 'rh.inspection', usualTab: 'staff', usualSize: 50 })
  const part: RegisterPart = list.tab === 'trainee' ? 'trainee' : 'staff'
  const { data, error, ...answer } = useCall(
    inspectionCalls.inspectRegister,
    { ...list.query, ...access, part },
    { staysOnPage: true },
  )
  const columns = useRegisterColumns(part)
  if (error && !data) return <DeadLink />
  const page = data && { ...data, page: list.page, size: list.size }
  return (
    <Box sx={{ maxWidth: 1280, mx: 'auto' }}>
      <Page
        title={t('rh.inspection.title')}
        context={data && `${data.company} – ${data.establishment} – SIRET ${inGroups(data.siret)}`}
        actions={
          data && (
            <ExportButtons
              onExport={format =>
                downloadCall(inspectionCalls.exportInspectedRegister, { ...access, format }, { staysOnPage: true })
              }
            />
          )
        }
      >
        <DataTable
          label={t('rh.inspection.title')}
          list={list}
          answer={{ ...answer, error, data: page }}
          columns={columns}
          rowId={row => row.id}
          rowName={nameOf}
          tabs={registerParts.map(value => ({ value, label: t(`rh.register.part.${value}`) }))}
          empty={{ title: t('rh.register.none') }}
        />
        {data && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('rh.inspection.expires', { at: moment(data.expiresAt) })}
          </Typography>
        )}
      </Page>
    </Box>
  )
}

function DeadLink() {
  const t = useT()
  return <OutcomeSheet title={t('rh.inspection.dead')} text={t('rh.inspection.dead-text')} />
}
