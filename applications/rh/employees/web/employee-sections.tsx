import Box from '@mui/material/Box'
import { componentOf } from '#kernel/web/brought.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { HiringPath, useFileOverview } from '#rh/file-overview/file-overview.web.ts'
import { rightToWorkPart } from '#rh/work-permits/work-permits.web.ts'
import type { Employee } from '../employee.model.ts'
import { CandidateDifferences } from './candidate-differences.tsx'
import { ContactSection } from './contact-section.tsx'
import { FurtherSection } from './further-section.tsx'
import { AdaptationSection, GuardianSection, PersonalSection } from './further-facts.tsx'
import { IdentitySection } from './identity-section.tsx'
import { MissingSection } from './missing-section.tsx'
import { PayAccountSection } from './pay-account-section.tsx'
import { useEditedSections } from './sections/edited-sections.tsx'
import { WorkSection } from './work-section.tsx'

/** What the file says, each part under its own heading; what is to be done stands beside the rest where there is room. */
export function EmployeeSections({ employee }: { employee: Employee }) {
  const isWritten = useEditedSections().open.size > 0
  const path = useFileOverview(employee.id)?.path ?? []
  return (
    <Box sx={columns}>
      <Box sx={{ ...column, gridColumn: { lg: 2 } }}>
        <MissingSection employee={employee} />
        <HiringPath path={path} />
        <RightToWork employee={employee} />
        <WorkSection employee={employee} />
      </Box>
      <Box sx={{ ...column, gridColumn: { lg: 1 } }}>
        {isWritten && <CandidateDifferences employee={employee} />}
        <IdentitySection employee={employee} />
        <ContactSection employee={employee} />
        <PayAccountSection employee={employee} />
        <PersonalSection employee={employee} />
        <GuardianSection employee={employee} />
        <AdaptationSection employee={employee} />
        <FurtherSection key={employee.id} employee={employee} />
      </Box>
    </Box>
  )
}

const RightToWorkCard = componentOf(rightToWorkPart, <CardSkeleton lines={5} />)

/** Of who needs no permit there is nothing to say. */
function RightToWork({ employee }: { employee: Employee }) {
  if (!employee.needsPermit || employee.status === 'archived') return null
  return <RightToWorkCard employee={employee} />
}

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0, gridRow: { lg: 1 } }

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2.3fr) minmax(0, 1fr)' },
}
