import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useSession } from '#kernel/web/session.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { rightDelegationsCalls } from '../../right-delegations.calls.ts'
import { useLevelNames } from '../matrix/use-level-names.ts'
import { personName } from '../person-name.ts'
import { LendForm, lentBetween } from './lend-form.model.ts'

type Props = { lendable: AnswerOf<typeof rightDelegationsCalls.getLendableRights>; onClose: () => void }

/** Lends what one holds to a colleague, for a time. Nothing is offered that one could not lend. */
export function LendRights({ lendable, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const nameOf = useLevelNames()
  const { client } = useSession()
  const [words, setWords] = useState('')
  const borrowers = useCall(
    rightDelegationsCalls.getBorrowers,
    { page: 0, size: 20, ...(words && { search: words }) },
    { staysOnPage: true },
  )
  const { send } = useSend(rightDelegationsCalls.delegateRights, {
    staysOnPage: true,
  })
  const highest = Math.max(...lendable.elements.map(({ level }) => level))
  const lend = async ({ startsAt, endsAt, companyIds, elementIds, ...lent }: LendForm) => {
    await send({
      ...lent,
      ...lentBetween({ startsAt, endsAt }),
      clientId: client?.id ?? '',
      elementIds: elementIds.map(Number),
      ...(companyIds?.length && { companyIds }),
    })
    alert.success(t('rights.lend.done'))
    onClose()
  }
  return (
    <Dialog title={t('rights.lend.title')} onClose={onClose}>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{t('rights.lend.text')}</Typography>
      <Form
        schema={LendForm}
        values={{
          level: 1,
          startsAt: businessToday().toString(),
          endsAt: businessToday().add({ days: 14 }).toString(),
          elementIds: [],
        }}
        submit={t('rights.lend.do')}
        onSubmit={lend}
        onCancel={onClose}
      >
        <AutocompleteField
          name="delegateId"
          label={t('rights.lend.to')}
          suggestions={(borrowers.data?.items ?? []).map(person => ({ value: person.id, label: personName(person) }))}
          isLoading={borrowers.isFetching}
          onType={setWords}
        />
        <ManyField
          name="elementIds"
          label={t('rights.lend.elements')}
          help={t('rights.lend.elements-help')}
          suggestions={lendable.elements.map(({ id, name, level }) => ({
            value: String(id),
            label: `${name} (${nameOf('PAGE', level as 1)})`,
          }))}
        />
        <SelectField
          name="level"
          label={t('field.level')}
          choices={([1, 2, 3] as const)
            .filter(level => level <= highest)
            .map(level => ({ value: level, label: nameOf('PAGE', level) }))}
        />
        {lendable.companies.length > 1 && (
          <ManyField
            name="companyIds"
            label={t('field.companies')}
            help={t('rights.lend.companies-help')}
            suggestions={lendable.companies.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <DateField name="startsAt" label={t('field.from')} min={businessToday().toString()} />
          <DateField
            name="endsAt"
            label={t('rights.lend.until')}
            min={businessToday().toString()}
            max={businessToday().add({ days: 364 }).toString()}
          />
        </Box>
        <TextField name="reason" label={t('field.reason')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
