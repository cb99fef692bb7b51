import { useNavigate } from 'react-router'
import type { Employee } from '../employee.model.ts'
import { addressOfEdition } from './employee-addresses.ts'

/** The pencil of a card, for whoever may use it. */
export function useEditSection({ id, can }: Employee): { onEdit?: () => void } {
  const navigate = useNavigate()
  return can.edit ? { onEdit: () => navigate(addressOfEdition(id)) } : {}
}
