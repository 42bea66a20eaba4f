/// <reference types="@arunika/ui/assets" />
