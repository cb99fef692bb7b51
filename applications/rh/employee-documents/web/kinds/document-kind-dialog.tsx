import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { blockings, type DocumentKind, typedKind, type TypedKind, usualLeadDays } from '../../document-kind.model.ts'
import { documentKindsCalls } from '../../document-kinds.calls.ts'

const sending = { staysOnPage: true } as const

/** A kind of paper; what papers of it rely on no longer changes. */
export function DocumentKindDialog({ kind, onClose }: { kind: DocumentKind | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(documentKindsCalls.createDocumentKind, sending)
  const edition = useSend(documentKindsCalls.editDocumentKind, sending)
  const save = async ({ leadDays, ...typed }: TypedKind) => {
    const fields = { ...typed, leadDays: leadDays.map(Number).toSorted((one, other) => other - one) }
    if (kind) await edition.send({ ...fields, code: kind.code, version: kind.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: typed.label }))
    onClose()
  }
  return (
    <Dialog title={kind ? t('rh.term.edit-title', { name: kind.label }) : t('rh.document-kind.add')} onClose={onClose}>
      <Form
        schema={typedKind}
        values={typedOf(kind)}
        onSubmit={save}
        submit={t(kind ? 'verb.save' : 'rh.document-kind.create')}
        onCancel={onClose}
      >
        <KindFields uses={kind?.uses ?? 0} leadDays={kind?.leadDays ?? []} />
      </Form>
    </Dialog>
  )
}

function KindFields({ uses, leadDays }: { uses: number; leadDays: readonly number[] }) {
  const t = useT()
  const { number } = useFormat()
  const hasExpiry: boolean = useWatch({ name: 'hasExpiry' })
  const isFixed = uses > 0
  const fixed = isFixed ? { disabled: true, help: t('rh.document-kind.in-use', { count: uses }) } : {}
  const reminders = [...new Set([...leadDays, ...offeredDays])].toSorted((one, other) => other - one)
  return (
    <>
      <TextField name="label" label={t('rh.document-kind.label')} autoFocus />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <CheckboxField name="hasNumber" label={t('rh.field.hasNumber')} {...fixed} />
        <CheckboxField name="hasExpiry" label={t('rh.document-kind.has-expiry')} disabled={isFixed} />
        <CheckboxField
          name="isSingle"
          label={t('rh.field.isSingle')}
          help={t('rh.document-kind.single-help')}
          disabled={isFixed}
        />
        <CheckboxField
          name="isSensitive"
          label={t('rh.document-kind.sensitive')}
          help={t('rh.document-kind.sensitive-help')}
          disabled={isFixed}
        />
      </Box>
      {hasExpiry && (
        <>
          <NumberField name="months" label={t('rh.field.months')} unit={t('rh.document-kind.months-unit')} />
          <ManyField
            name="leadDays"
            label={t('rh.document-kind.lead-days')}
            suggestions={reminders.map(days => ({ value: String(days), label: number(days) }))}
          />
          <SelectField
            name="blocks"
            label={t('rh.document-kind.blocks')}
            choices={blockings.map(value => ({ value, label: t(`rh.document-kind.blocks-${value}`) }))}
          />
        </>
      )}
    </>
  )
}

const offeredDays = [180, 120, 90, 60, 45, 30, 15, 7, 1]

const typedOf = (kind: DocumentKind | null) => ({
  label: kind?.label ?? '',
  hasNumber: kind?.hasNumber ?? false,
  hasExpiry: kind?.hasExpiry ?? true,
  isSingle: kind?.isSingle ?? false,
  isSensitive: kind?.isSensitive ?? false,
  blocks: kind?.blocks ?? 'none',
  months: kind?.months ?? null,
  leadDays: (kind?.leadDays ?? usualLeadDays).map(String),
})
