import '../src/layouts/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { Catalogue } from './catalogue.tsx'

const container = document.getElementById('catalogue')
if (!container) throw new Error('There is no element for the catalogue.')
createRoot(container).render(
  <StrictMode>
    <MemoryRouter>
      <Catalogue />
    </MemoryRouter>
  </StrictMode>,
)
