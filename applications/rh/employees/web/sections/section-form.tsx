import Box from '@mui/material/Box'
import type { ComponentType } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { type FieldsOf, type FormSection, sectionFields } from '../../employee-sections.model.ts'
import type { Employee } from '../../employee.model.ts'
import { typedOf } from './typed-employee.ts'
import { useAskedPart } from './use-asked-part.ts'
import { useFocusOnceSaved } from './use-focus-once-saved.ts'
import { useSaveSection } from './use-save-section.ts'
import { VersionConflict } from './version-conflict.tsx'

export type SectionFieldsProps = { employee: Employee }

type Props = { section: FormSection; employee: Employee; fields: ComponentType<SectionFieldsProps> }

/** One part of a file, saved alone. Only what differs from the file as it was read is sent. */
export function SectionForm({ section, employee, fields: Fields }: Props) {
  const t = useT()
  const { opened, savedByOther, savedTimes, save, takeOthers } = useSaveSection(section, employee)
  const part = useAskedPart(section)
  useFocusOnceSaved(part, savedTimes)
  return (
    <Box ref={part}>
      <SectionCard title={t(`rh.employee.section-${section}`)}>
        <Form
          key={savedTimes}
          schema={sectionFields[section]}
          values={typedOf(section, opened)}
          onSubmit={typed => save(typed as FieldsOf<FormSection>)}
          submit={t('rh.employee.save-section')}
          draft={`rh.employee.${employee.id}.${section}`}
          isOneOfSeveral
        >
          {savedByOther && (
            <VersionConflict section={section} opened={opened} saved={savedByOther} onTaken={takeOthers} />
          )}
          <Fields employee={opened} />
        </Form>
      </SectionCard>
    </Box>
  )
}
