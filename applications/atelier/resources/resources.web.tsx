export { MachinesPart } from './web/machines-part.tsx'
