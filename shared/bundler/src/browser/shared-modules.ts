// A host whose versions of the shared modules do not fit is refused when it loads the routes, before a page renders.
import 'react'
import 'react-dom'
import 'react-router-dom'
import 'swr'
