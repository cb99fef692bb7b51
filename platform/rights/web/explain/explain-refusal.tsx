import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useSession } from '#kernel/web/session.ts'
import { rightsCalls } from '../../rights.calls.ts'
import { useMenu } from '../use-menu.ts'
import { ExplainRight } from './explain-right.tsx'

/** On the page of a refusal, for those who administer: why their own right does not open `address`. */
export function ExplainRefusal({ address }: { address: string }) {
  const t = useT()
  const { person } = useSession()
  const menu = useMenu()
  const administers = menu !== undefined && (menu.adminOfClient || menu.manages)
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useCall(rightsCalls.getMatrixElements, {}, { enabled: administers, staysOnPage: true })
  const sought = pathAt(address)
  const element = data
    ?.filter(({ path }) => sought === path.toLowerCase() || sought.startsWith(`${path.toLowerCase()}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
  if (!element || !person) return null
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setIsOpen(true)}>
        {t('rights.explain')}
      </Button>
      {isOpen && <ExplainRight userId={person.id} elementId={element.id} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const pathAt = (address: string) => (address.split(/[?#]/)[0] ?? '').replace(/^\//, '').toLowerCase()
