import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { PieceToCheck } from '#rh/document-requests/document-request.model.ts'
import { documentRequestsCalls } from '#rh/document-requests/document-requests.calls.ts'
import { identificationNumber, permitType } from '#rh/employee-documents/employee-document.model.ts'
import { permitTypesOn } from '#rh/work-permits/permit-type.model.ts'

/** Stands for "no former paper" in the choice. */
const none = 'none'

const readOnPiece = z.strictObject({
  identificationNumber: identificationNumber.nullable(),
  startingDate: z.iso.date().nullable(),
  expirationDate: z.iso.date().nullable(),
  permitType: permitType.nullable(),
  supersedes: z.string(),
})

type Props = { piece: PieceToCheck; onAccepted: () => void }

/** What one reads on a piece before taking it among the papers. */
export function PieceForm({ piece, onAccepted }: Props) {
  const t = useT()
  const language = useLanguage()
  const { date } = useFormat()
  const { send } = useSend(documentRequestsCalls.acceptDocument, { staysOnPage: true })
  const { id, kind, kindLabel, hasNumber, hasExpiry, isSingle, formers, version } = piece
  const today = businessToday().toString()

  const accept = async ({ supersedes, ...read }: z.output<typeof readOnPiece>) => {
    await send({ id, version, ...read, supersedes: supersedes === none ? null : supersedes })
    onAccepted()
  }
  return (
    <Form
      schema={readOnPiece}
      values={{
        identificationNumber: '',
        startingDate: '',
        expirationDate: '',
        permitType: '',
        supersedes: ((isSingle || formers.length === 1) && formers[0]?.id) || none,
      }}
      onSubmit={accept}
      submit={t('rh.request.accept')}
    >
      {kind === 'workPermit' && (
        <AutocompleteField
          name="permitType"
          label={t('rh.field.permitType')}
          suggestions={permitTypesOn(today).map(({ code, name }) => ({ value: code, label: name[language] }))}
        />
      )}
      {hasNumber && <TextField name="identificationNumber" label={t('rh.request.number')} />}
      {hasExpiry && <DateField name="startingDate" label={t('rh.request.starting-date')} />}
      {hasExpiry && <DateField name="expirationDate" label={t('field.validUntil')} />}
      {formers.length > 0 && (
        <SelectField
          name="supersedes"
          label={t('rh.request.supersedes')}
          choices={[
            ...formers.map(former => ({
              value: former.id,
              label: t('rh.request.former', {
                name: former.documentName ?? kindLabel,
                date: date(former.expirationDate),
              }),
            })),
            { value: none, label: t('rh.request.supersedes-none') },
          ]}
        />
      )}
    </Form>
  )
}
