import '../src/app/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { Workshop } from './workshop.tsx'

const place = document.getElementById('workshop')
if (!place) throw new Error('There is no place for the workshop.')
createRoot(place).render(
  <StrictMode>
    <MemoryRouter>
      <Workshop />
    </MemoryRouter>
  </StrictMode>,
)
