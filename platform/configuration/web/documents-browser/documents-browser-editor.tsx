import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { EditorProps } from '../../component-editor.slot.ts'
import { documentsBrowserCalls } from '../../documents-browser.calls.ts'
import { BrowserForm } from './browser-form.tsx'
import { NewFolder } from './new-folder.tsx'

/** What the document browser of an element shows, and what one may put into it. */
export function DocumentsBrowserEditor({ component: { elementId } }: EditorProps) {
  const { data, error, refetch } = useCall(documentsBrowserCalls.getDocumentsBrowser, { elementId })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={6} />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <NewFolder elementId={elementId} />
      <BrowserForm key={data.version} elementId={elementId} browser={data} />
    </Box>
  )
}
