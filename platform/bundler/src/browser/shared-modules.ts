// Imports all shared modules, so that a host with incompatible versions is refused when it loads the routes,
// before a page renders.
import 'react'
import 'react-dom'
import 'react-router-dom'
import 'swr'
