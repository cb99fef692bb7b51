import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import {
  type InsuranceOrganism,
  type OrganismFields,
  organismFields,
  organismsElement,
} from '../insurance-organism.model.ts'
import { insuranceOrganismsCalls } from '../insurance-organisms.calls.ts'

const stays = { staysOnPage: true } as const

/** Who covers the health of the staff: added, changed and put away. */
export function InsuranceOrganisms() {
  const t = useT()
  const answer = useCall(insuranceOrganismsCalls.getInsuranceOrganisms, {}, stays)
  const list = useListState({ module: 'rh.insurance', usualSize: 25 })
  const mayAdd = useLevel(organismsElement) >= 2
  const [edited, setEdited] = useState<InsuranceOrganism | 'new' | null>(null)
  const [leaving, setLeaving] = useState<InsuranceOrganism | null>(null)
  const { send: remove } = useSend(insuranceOrganismsCalls.deleteInsuranceOrganism, stays)
  const add = mayAdd && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
      {t('rh.insurance.add')}
    </Button>
  )
  const actionsOf = (row: InsuranceOrganism): Action[] => [
    ...(row.can.edit ? [{ label: t('verb.edit'), onSelect: () => setEdited(row) }] : []),
    ...(row.can.delete ? [{ label: t('verb.delete'), onSelect: () => setLeaving(row) }] : []),
  ]
  const columns = [
    { key: 'name', label: t('field.name'), text: ({ name }: InsuranceOrganism) => name },
    { key: 'email', label: t('field.mail'), text: ({ email }: InsuranceOrganism) => email },
  ]
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{add}</Box>
      <DataTable
        label={t('rh.insurance.title')}
        {...wholeTable({ list, answer, columns, textOf: ({ name }) => name })}
        rowId={row => row.id}
        rowName={row => row.name}
        rowActions={actionsOf}
        searchBy={t('rh.term.search')}
        empty={{ title: t('rh.insurance.none'), text: t('rh.insurance.none-text'), action: add }}
      />
      {edited && <OrganismDialog organism={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {leaving && (
        <Confirm
          title={t('question.deleteNamed', { name: leaving.name })}
          verb={t('verb.delete')}
          isDestructive
          onConfirm={() => remove({ id: leaving.id })}
          onClose={() => setLeaving(null)}
        >
          {t('rh.insurance.delete-text')}
        </Confirm>
      )}
    </>
  )
}

function OrganismDialog({ organism, onClose }: { organism: InsuranceOrganism | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(insuranceOrganismsCalls.createInsuranceOrganism, stays)
  const edition = useSend(insuranceOrganismsCalls.editInsuranceOrganism, stays)
  const save = async (fields: OrganismFields) => {
    await (organism ? edition.send({ ...fields, id: organism.id, version: organism.version }) : creation.send(fields))
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog
      title={organism ? t('verb.editNamed', { name: organism.name }) : t('rh.insurance.add')}
      onClose={onClose}
      width="sm"
    >
      <Form
        schema={organismFields}
        values={{ name: organism?.name ?? '', email: organism?.email ?? '' }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <TextField name="email" label={t('field.mail')} inputMode="email" />
      </Form>
    </Dialog>
  )
}
