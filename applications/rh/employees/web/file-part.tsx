import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { Employee } from '../employee.model.ts'
import { EmployeeSections } from './employee-sections.tsx'
import { fileTabs } from './file-tabs.ts'

const parts = new Map(
  fileTabs.map(({ value, label, load }) => [
    value,
    { label, Shown: componentOf({ load }, <CardSkeleton lines={6} />) },
  ]),
)

type Props = { tab: string; employee: Employee }

/** What stands below an open tab. It takes the focus of a link that led here and went away with the former part. */
export function FilePart({ tab, employee }: Props) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const former = useRef(tab)
  useEffect(() => {
    if (former.current === tab) return
    former.current = tab
    if (document.activeElement === document.body) place.current?.focus()
  }, [tab])
  const part = parts.get(tab)
  return (
    <Box
      ref={place}
      role="tabpanel"
      aria-label={t(part?.label ?? 'rh.employee.tab-file')}
      tabIndex={-1}
      sx={{ outline: 'none' }}
    >
      {part ? <part.Shown employee={employee} /> : <EmployeeSections employee={employee} />}
    </Box>
  )
}
