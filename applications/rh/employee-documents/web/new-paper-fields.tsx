import Box from '@mui/material/Box'
import { useFormState, useWatch } from 'react-hook-form'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { permitTypesOn } from '#rh/work-permits/permit-type.model.ts'
import type { FilingKind } from '../document-kind.model.ts'
import { endOfTerm } from '../employee-document.model.ts'
import { type PaperFiles, PaperFilesField } from './paper-files-field.tsx'

type Props = {
  kinds: readonly FilingKind[]
  isKindFixed: boolean
  files: PaperFiles
  onFiles: (files: PaperFiles) => void
}

/** What a paper of the kind says of itself, and its pages. */
export function NewPaperFields({ kinds, isKindFixed, files, onFiles }: Props) {
  const t = useT()
  const code: string = useWatch({ name: 'fileType' })
  const kind = kinds.find(known => known.code === code)
  const proposed = useProposedEnd(kind)
  const { errors } = useFormState()
  const refusalOf = (part: string) => errors[part]?.message?.toString()
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 0.5 }}>
        {!isKindFixed && (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <AutocompleteField
              name="fileType"
              label={t('rh.field.documentKind')}
              suggestions={kinds.map(known => ({ value: known.code, label: known.label }))}
            />
          </Box>
        )}
        {code === 'workPermit' && <PermitType />}
        {kind && (isNamed(kind) || kind.hasNumber) && (
          <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2.25 }}>
            {isNamed(kind) && <TextField name="documentName" label={t('field.documentName')} />}
            {kind.hasNumber && <TextField name="identificationNumber" label={t('field.number')} />}
          </Box>
        )}
        {kind?.hasExpiry && (
          <>
            <DateField name="startingDate" label={t('rh.documents.starting-date')} />
            <DateField name="expirationDate" label={t('field.validUntil')} {...(proposed && { help: proposed })} />
          </>
        )}
      </Box>
      {kind && <PaperFilesField key={code} kind={code} files={files} onFiles={onFiles} refusalOf={refusalOf} />}
    </>
  )
}

/** Of what there are many, each has a name; a card or a portrait needs none. */
export const isNamed = ({ isSingle, isSensitive }: FilingKind) => !isSingle && !isSensitive

function PermitType() {
  const t = useT()
  const language = useLanguage()
  const today = businessToday().toString()
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <AutocompleteField
        name="permitType"
        label={t('rh.field.permitType')}
        suggestions={permitTypesOn(today).map(({ code, name }) => ({ value: code, label: name[language] }))}
      />
    </Box>
  )
}

/** What the law makes of the first day, where no end is typed. */
function useProposedEnd(kind: FilingKind | undefined) {
  const t = useT()
  const { date } = useFormat()
  const [start, end] = useWatch({ name: ['startingDate', 'expirationDate'] })
  if (!kind?.months || end || !/^\d{4}-\d{2}-\d{2}$/.test(start ?? '')) return null
  return t('rh.documents.end-proposed', { date: date(endOfTerm(start, kind.months)) })
}
