import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { useFormat } from '../use-format.ts'

export type TabChoice = { value: string; label: string; count?: number | undefined }

type Props = { label: string; tabs: readonly TabChoice[]; value: string; onChange: (value: string) => void }

/** Parts of a page or of a list, with how many things each one holds. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const { number } = useFormat()
  return (
    <MuiTabs
      value={value}
      aria-label={label}
      variant="scrollable"
      sx={{ alignSelf: { xs: 'flex-start', sm: 'end' }, maxWidth: 1 }}
      onChange={(_, chosen: string) => onChange(chosen)}
    >
      {tabs.map(tab => (
        <Tab
          key={tab.value}
          value={tab.value}
          label={tab.count === undefined ? tab.label : `${tab.label} (${number(tab.count)})`}
        />
      ))}
    </MuiTabs>
  )
}
