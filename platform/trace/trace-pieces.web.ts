export { TraceDrawing } from './web/trace-drawing.tsx'
