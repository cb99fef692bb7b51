import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { inParis } from '#kernel/shared/dates-in-words.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { Suggestion } from '#kernel/web/kit/use-suggestions.ts'
import { EditedEsignDelegation, type EsignDelegation } from '../../esign-delegation.model.ts'
import { esignDelegationsCalls } from '../../esign-delegations.calls.ts'

const day = z.iso.date().nullable()
const schema = EditedEsignDelegation.omit({ documentTypeId: true, version: true, startsAt: true, endsAt: true }).extend(
  {
    startsOn: day,
    endsOn: day,
  },
)

type Props = {
  title: string
  clientId: string
  typeId: number
  /** Who is represented; chosen among `owners` where he is not known yet. */
  userId: string | null
  owners?: readonly Suggestion[]
  /** One's own row: the words speak to the reader. */
  isOwn?: boolean
  onSaved: (userId: string) => void
  onClose: () => void
}

/** Who sends and who signs in somebody's name, with the favourite of each list. */
export function DelegationDialog({ title, clientId, typeId, userId, ...rest }: Props) {
  const colleagues = useCall(esignDelegationsCalls.getPossibleDelegates, { clientId, typeId })
  const row = useCall(
    esignDelegationsCalls.getUserDelegationConfigForDocumentType,
    { clientId, typeId, userId: userId ?? '' },
    { enabled: userId !== null },
  )
  const failed = [colleagues, row].find(({ error }) => error)
  const known = userId === null ? null : row.data
  return (
    <Dialog title={title} onClose={rest.onClose}>
      {failed?.error && <Failed error={failed.error} onRetry={() => failed.refetch()} />}
      {!failed && (colleagues.data === undefined || known === undefined) && <LinesSkeleton lines={4} />}
      {colleagues.data && known !== undefined && (
        <DelegationForm
          {...rest}
          typeId={typeId}
          userId={userId}
          delegation={known}
          people={colleagues.data.map(({ id, firstname, name, jobtitle }) => ({
            value: id,
            label: `${firstname} ${name}`,
            ...(jobtitle && { detail: jobtitle }),
          }))}
        />
      )}
    </Dialog>
  )
}

type FormProps = Pick<Props, 'typeId' | 'userId' | 'owners' | 'isOwn' | 'onSaved' | 'onClose'> & {
  delegation: EsignDelegation | null
  people: readonly Suggestion[]
}

function DelegationForm({ typeId, userId, owners, isOwn = false, delegation, people, onSaved, onClose }: FormProps) {
  const t = useT()
  const { send } = useSend(
    delegation
      ? esignDelegationsCalls.editDelegationOfUserForDocumentType
      : esignDelegationsCalls.createDelegationOfUserForDocumentType,
  )
  const save = async ({ startsOn, endsOn, ...typed }: z.output<typeof schema>) => {
    const { usersCanSendOnBehalfIds, usersCanSignOnBehalfIds } = typed
    await send({
      ...typed,
      favoriteUserForSendingId: within(usersCanSendOnBehalfIds, typed.favoriteUserForSendingId),
      favoriteUserForSigningId: within(usersCanSignOnBehalfIds, typed.favoriteUserForSigningId),
      startsAt: startsOn && beginning(startsOn),
      endsAt: endsOn && beginning(dayAfter(endsOn)),
      documentTypeId: typeId,
      ...(delegation && { version: delegation.version }),
    })
    onSaved(typed.userId)
    onClose()
  }
  return (
    <Form
      schema={schema}
      values={{
        userId: userId ?? '',
        usersCanSendOnBehalfIds: delegation?.usersCanSendOnBehalfIds ?? [],
        usersCanSignOnBehalfIds: delegation?.usersCanSignOnBehalfIds ?? [],
        favoriteUserForSendingId: delegation?.favoriteUserForSendingId ?? '',
        favoriteUserForSigningId: delegation?.favoriteUserForSigningId ?? '',
        startsOn: delegation?.startsAt ? inParis(delegation.startsAt).toPlainDate().toString() : null,
        endsOn: delegation?.endsAt ? lastDay(delegation.endsAt) : null,
      }}
      onSubmit={save}
      submit={t(delegation || !owners ? 'verb.save' : 'esign.delegation.create')}
      onCancel={onClose}
    >
      {owners && <AutocompleteField name="userId" label={t('esign.delegation.owner')} suggestions={owners} />}
      <PeopleFields people={people} isOwn={isOwn} />
      <DateField name="startsOn" label={t('field.firstDay')} />
      <DateField name="endsOn" label={t('field.lastDay')} help={t('esign.delegation.ends-help')} />
    </Form>
  )
}

const beginning = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime(businessZone).toInstant().toString()
const dayAfter = (date: string) => Temporal.PlainDate.from(date).add({ days: 1 }).toString()
/** It ends with its last day. */
const lastDay = (endsAt: string) => inParis(endsAt).subtract({ milliseconds: 1 }).toPlainDate().toString()

/** A favourite who has left the list is none any more. */
const within = (ids: readonly string[], favourite: string | null) =>
  favourite !== null && ids.includes(favourite) ? favourite : null

function PeopleFields({ people, isOwn }: { people: readonly Suggestion[]; isOwn: boolean }) {
  const t = useT()
  const [owner, senders, signers] = useWatch({
    name: ['userId', 'usersCanSendOnBehalfIds', 'usersCanSignOnBehalfIds'],
  }) as [string, string[], string[]]
  const others = people.filter(({ value }) => value !== owner)
  const chosen = (ids: string[]) => others.filter(({ value }) => ids.includes(value))
  return (
    <>
      <ManyField
        name="usersCanSendOnBehalfIds"
        label={t(isOwn ? 'esign.own.senders' : 'esign.delegation.senders')}
        suggestions={others}
      />
      {senders.length > 0 && (
        <SelectField
          name="favoriteUserForSendingId"
          label={t('esign.delegation.favourite-sender')}
          help={t('esign.delegation.favourite-help')}
          choices={chosen(senders)}
        />
      )}
      <ManyField
        name="usersCanSignOnBehalfIds"
        label={t(isOwn ? 'esign.own.signers' : 'esign.delegation.signers')}
        suggestions={others}
      />
      {signers.length > 0 && (
        <SelectField
          name="favoriteUserForSigningId"
          label={t('esign.delegation.favourite-signer')}
          help={t('esign.delegation.favourite-help')}
          choices={chosen(signers)}
        />
      )}
    </>
  )
}
