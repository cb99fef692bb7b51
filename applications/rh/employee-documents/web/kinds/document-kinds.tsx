import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { useRowInHand } from '#kernel/web/kit/use-row-in-hand.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import { type DocumentKind, neededKinds } from '../../document-kind.model.ts'
import { documentKindsCalls } from '../../document-kinds.calls.ts'
import { kindColumns } from './kind-columns.tsx'
import { DocumentKindDialog } from './document-kind-dialog.tsx'

const nameOf = ({ label }: DocumentKind) => label

/** Kinds of papers, as the client words them: added, changed, archived and taken back. */
export function DocumentKinds() {
  const t = useT()
  const list = useListState({ module: 'rh.document-kinds', usualSize: 25 })
  const [leaving, setLeaving] = useState<DocumentKind | null>(null)
  const showsArchived = list.filters.archived === 'true'
  const answer = useCall(documentKindsCalls.getDocumentKinds, { archived: showsArchived ? 'true' : 'false' })
  const [edited, setEdited] = useRowInHand(answer.data, ({ code }) => code)
  const { send, start } = useSend(documentKindsCalls.editDocumentKind, { staysOnPage: true })
  const mayWrite = answer.data?.some(({ can }) => can.edit)
  const managesSome = useLevel(deadlines) === 3
  const add = mayWrite && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
      {t('rh.document-kind.add')}
    </Button>
  )
  const actionsOf = (kind: DocumentKind): Action[] => {
    const { code, version, archivedAt, can } = kind
    if (!can.edit) return []
    if (archivedAt) return [{ label: t('verb.restore'), onSelect: () => start({ code, version, archived: false }) }]
    const edit = { label: t('verb.edit'), onSelect: () => setEdited(kind) }
    const archive = { label: t('verb.archive'), onSelect: () => setLeaving(kind) }
    return neededKinds.includes(code) ? [edit] : [edit, archive]
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <FormControlLabel
          control={
            <Switch checked={showsArchived} onChange={(_, isOn) => list.setFilter('archived', isOn ? 'true' : null)} />
          }
          label={t('rh.term.show-archived')}
        />
        {add}
        {managesSome && mayWrite === false && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('rh.document-kind.whole-client')}
          </Typography>
        )}
      </Box>
      <DataTable
        label={t('rh.document-kind.title')}
        {...wholeTable({ list, answer, columns: kindColumns(t, setEdited), textOf: nameOf })}
        rowId={({ code }) => code}
        rowName={nameOf}
        rowActions={actionsOf}
        searchBy={t('rh.term.search')}
        empty={{ title: t('rh.document-kind.none'), text: t('rh.document-kind.none-text'), action: add }}
      />
      {edited && <DocumentKindDialog kind={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {leaving && (
        <Confirm
          title={t('kernel.record.archive-title', { name: leaving.label })}
          verb={t('verb.archive')}
          onConfirm={() => send({ code: leaving.code, version: leaving.version, archived: true })}
          onClose={() => setLeaving(null)}
        >
          {t('rh.document-kind.archive-text')}
        </Confirm>
      )}
    </>
  )
}
