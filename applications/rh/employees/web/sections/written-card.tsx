import Box from '@mui/material/Box'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { Fact } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { FormSection } from '../../employee-sections.model.ts'
import type { Employee } from '../../employee.model.ts'
import { isKnown, KnownFacts, UnknownFacts } from '../known-facts.tsx'
import { useEditedSections } from './edited-sections.tsx'
import { SectionForm } from './section-form.tsx'
import { sectionsOf } from './sections-of-file.ts'

type Props = {
  title: string
  employee: Employee
  /** The parts of the file that its pencil opens, as far as the reader may write them. */
  writes: readonly FormSection[]
  facts: readonly Fact[]
  actions?: ReactNode
}

/** A card of the file, written in place: its facts, or the fields of those of its parts that stand open. */
export function WrittenCard({ title, employee, writes, facts, actions }: Props) {
  const t = useT()
  const { open, edit } = useEditedSections()
  const card = useRef<HTMLDivElement>(null)
  const written = sectionsOf(employee).filter(({ section }) => employee.can.edit && writes.includes(section))
  const forms = written.filter(({ section }) => open.has(section))
  const isOpen = forms.length > 0
  useFocusOnceClosed(card, isOpen)
  const write = () => edit(...written.map(({ section }) => section))
  const onComplete = written.length > 0 ? write : undefined
  const knowsNothing = !isOpen && !facts.some(isKnown)
  return (
    <Box ref={card} sx={{ minWidth: 0 }}>
      <SectionCard
        title={title}
        actions={knowsNothing ? <UnknownFacts facts={facts} onComplete={onComplete} /> : actions}
        {...(onComplete && !isOpen && !knowsNothing && { onEdit: write })}
      >
        {isOpen && (
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {forms.map(({ section, fields }) => (
              <SectionForm
                key={section}
                section={section}
                employee={employee}
                fields={fields}
                isNamed={written.length > 1 || t(`rh.employee.section-${section}`) !== title}
              />
            ))}
          </Box>
        )}
        {!isOpen && !knowsNothing && <KnownFacts facts={facts} onComplete={onComplete} />}
      </SectionCard>
    </Box>
  )
}

/** Fields that close take the focus with them: it goes back to the pencil that opened them. */
function useFocusOnceClosed(card: RefObject<HTMLElement | null>, isOpen: boolean) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (hasClosed && document.activeElement === document.body)
      card.current?.querySelector<HTMLElement>('h2 ~ div button:last-of-type')?.focus({ preventScroll: true })
  }, [card, isOpen])
}
