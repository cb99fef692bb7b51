import Box from '@mui/material/Box'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import type { Fact } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { FormSection } from '../../employee-sections.model.ts'
import type { Employee } from '../../employee.model.ts'
import { isKnown, KnownFacts, UnknownFacts } from '../known-facts.tsx'
import { useEditedSections } from './edited-sections.tsx'
import { sectionsOf } from './sections-of-file.ts'

/** Fields and their rules weigh as much as the file: who only reads it does without. */
const OpenSections = lazy(async () => ({ default: (await import('./open-sections.tsx')).OpenSections }))

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
  const { open, edit } = useEditedSections()
  const card = useRef<HTMLDivElement>(null)
  const written = sectionsOf(employee).filter(section => employee.can.edit && writes.includes(section))
  const forms = written.filter(section => open.has(section))
  const isOpen = forms.length > 0
  useFocusOnceClosed(card, isOpen)
  const write = () => edit(...written)
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
          <Suspense fallback={<LinesSkeleton />}>
            <OpenSections title={title} employee={employee} sections={forms} isOneOfSeveral={written.length > 1} />
          </Suspense>
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
