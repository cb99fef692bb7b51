import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { ChoiceTiles } from '../../control-plans/control-plans.web.ts'
import { type KindOfAction, kindsOfAction, type NonConformity, sentence } from '../non-conformity.model.ts'
import { nonConformitiesCalls } from '../non-conformities.calls.ts'

/** One that lasts has an owner and a day. */
const WrittenAction = z
  .strictObject({
    kind: z.enum(kindsOfAction),
    text: sentence,
    ownerId: idOf('platform.user').nullable(),
    dueOn: z.iso.date({ abort: true }).nullable(),
  })
  .check(({ value, issues }) => {
    if (value.kind === 'immediate') return
    for (const name of ['ownerId', 'dueOn'] as const)
      if (value[name] === null)
        issues.push({ code: 'custom', input: value, path: [name], message: 'kernel.form.required' })
  })

type Props = {
  record: NonConformity
  /** The one that is wanted next, or one of all. */
  kind: KindOfAction | null
  onClose: () => void
}

/** What is to be done about it, by whom and until when. */
export function ActionDialog({ record, kind, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(nonConformitiesCalls.addQualityAction, { staysOnPage: true })
  return (
    <Dialog title={t('qualite.non-conformity.add-action')} onClose={onClose} width="sm">
      <Form
        schema={WrittenAction}
        values={{ kind: kind ?? '', text: '', ownerId: record.ownerId ?? '', dueOn: '' }}
        submit={t('verb.add')}
        onSubmit={async ({ ownerId, dueOn, ...written }) => {
          const lasts = written.kind !== 'immediate'
          await send({ ...written, id: record.id, ownerId: lasts ? ownerId : null, dueOn: lasts ? dueOn : null })
          alert.success(t('qualite.non-conformity.action-was-added'))
          onClose()
        }}
        onCancel={onClose}
        draft={`qualite.non-conformity.${record.id}.action`}
      >
        <ChoiceTiles
          name="kind"
          label={t('field.kind')}
          choices={kindsOfAction.map(value => ({ value, label: t(`qualite.non-conformity.action.${value}`) }))}
          isExclusive
        />
        <TextField name="text" label={t('qualite.non-conformity.action-text')} multiline minRows={3} />
        <OwnerAndDay companyId={record.companyId} />
      </Form>
    </Dialog>
  )
}

/** What is done at once is done by who writes it. */
function OwnerAndDay({ companyId }: { companyId: string }) {
  const t = useT()
  const kind: unknown = useWatch({ name: 'kind' })
  const { data, isFetching } = useCall(nonConformitiesCalls.getNonConformityChoices, {}, { staysOnPage: true })
  if (kind === 'immediate') return null
  return (
    <>
      <AutocompleteField
        name="ownerId"
        label={t('qualite.non-conformity.owner')}
        isLoading={isFetching}
        suggestions={(data?.owners ?? [])
          .filter(({ companyIds }) => companyIds.includes(companyId as never))
          .map(({ id, name }) => ({ value: id, label: name }))}
        help={t('state.required')}
      />
      <DateField
        name="dueOn"
        label={t('qualite.non-conformity.due-on')}
        min={businessToday().toString()}
        help={t('state.required')}
      />
    </>
  )
}
